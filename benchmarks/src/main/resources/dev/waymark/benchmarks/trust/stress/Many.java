package trust;

/** Many small methods with loops and recursion. */
public class Many {
  public static int loop0(int a, int b) {
    int sum = 0;
    while (a > sum) {
      if ((a ^ b) % 3 == 1) sum += b & 15;
      sum++;
    }
    return sum == b ? 1 : sum;
  }

  public static int walk1(int a, int b) {
    if (a <= 1) return b;
    return b % 3 == 0 ? walk1(a - 1, b + a) : walk1(a - 2, b - 1) + 1;
  }

  public static int loop2(int a, int b) {
    int sum = 2;
    while (a > sum) {
      if ((a ^ b) % 5 == 1) sum += b & 15;
      sum++;
    }
    return sum == b ? 1 : sum;
  }

  public static int walk3(int a, int b) {
    if (a <= 3) return b;
    return b % 5 == 0 ? walk3(a - 1, b + a) : walk3(a - 2, b - 1) + 1;
  }

  public static int loop4(int a, int b) {
    int sum = 4;
    while (a > sum) {
      if ((a ^ b) % 7 == 1) sum += b & 15;
      sum++;
    }
    return sum == b ? 1 : sum;
  }

  public static int walk5(int a, int b) {
    if (a <= 5) return b;
    return b % 7 == 0 ? walk5(a - 1, b + a) : walk5(a - 2, b - 1) + 1;
  }

  public static int loop6(int a, int b) {
    int sum = 6;
    while (a > sum) {
      if ((a ^ b) % 9 == 1) sum += b & 15;
      sum++;
    }
    return sum == b ? 1 : sum;
  }

  public static int walk7(int a, int b) {
    if (a <= 7) return b;
    return b % 9 == 0 ? walk7(a - 1, b + a) : walk7(a - 2, b - 1) + 1;
  }

  public static int loop8(int a, int b) {
    int sum = 8;
    while (a > sum) {
      if ((a ^ b) % 11 == 1) sum += b & 15;
      sum++;
    }
    return sum == b ? 1 : sum;
  }

  public static int walk9(int a, int b) {
    if (a <= 9) return b;
    return b % 11 == 0 ? walk9(a - 1, b + a) : walk9(a - 2, b - 1) + 1;
  }

  public static int loop10(int a, int b) {
    int sum = 10;
    while (a > sum) {
      if ((a ^ b) % 13 == 1) sum += b & 15;
      sum++;
    }
    return sum == b ? 1 : sum;
  }

  public static int walk11(int a, int b) {
    if (a <= 11) return b;
    return b % 13 == 0 ? walk11(a - 1, b + a) : walk11(a - 2, b - 1) + 1;
  }

  public static int loop12(int a, int b) {
    int sum = 12;
    while (a > sum) {
      if ((a ^ b) % 15 == 1) sum += b & 15;
      sum++;
    }
    return sum == b ? 1 : sum;
  }

  public static int walk13(int a, int b) {
    if (a <= 13) return b;
    return b % 15 == 0 ? walk13(a - 1, b + a) : walk13(a - 2, b - 1) + 1;
  }

  public static int loop14(int a, int b) {
    int sum = 14;
    while (a > sum) {
      if ((a ^ b) % 17 == 1) sum += b & 15;
      sum++;
    }
    return sum == b ? 1 : sum;
  }

  public static int walk15(int a, int b) {
    if (a <= 15) return b;
    return b % 17 == 0 ? walk15(a - 1, b + a) : walk15(a - 2, b - 1) + 1;
  }

  public static int loop16(int a, int b) {
    int sum = 16;
    while (a > sum) {
      if ((a ^ b) % 19 == 1) sum += b & 15;
      sum++;
    }
    return sum == b ? 1 : sum;
  }

  public static int walk17(int a, int b) {
    if (a <= 17) return b;
    return b % 19 == 0 ? walk17(a - 1, b + a) : walk17(a - 2, b - 1) + 1;
  }

  public static int loop18(int a, int b) {
    int sum = 18;
    while (a > sum) {
      if ((a ^ b) % 21 == 1) sum += b & 15;
      sum++;
    }
    return sum == b ? 1 : sum;
  }

  public static int walk19(int a, int b) {
    if (a <= 19) return b;
    return b % 21 == 0 ? walk19(a - 1, b + a) : walk19(a - 2, b - 1) + 1;
  }

  public static int loop20(int a, int b) {
    int sum = 20;
    while (a > sum) {
      if ((a ^ b) % 23 == 1) sum += b & 15;
      sum++;
    }
    return sum == b ? 1 : sum;
  }

  public static int walk21(int a, int b) {
    if (a <= 21) return b;
    return b % 23 == 0 ? walk21(a - 1, b + a) : walk21(a - 2, b - 1) + 1;
  }

  public static int loop22(int a, int b) {
    int sum = 22;
    while (a > sum) {
      if ((a ^ b) % 25 == 1) sum += b & 15;
      sum++;
    }
    return sum == b ? 1 : sum;
  }

  public static int walk23(int a, int b) {
    if (a <= 23) return b;
    return b % 25 == 0 ? walk23(a - 1, b + a) : walk23(a - 2, b - 1) + 1;
  }

  public static int loop24(int a, int b) {
    int sum = 24;
    while (a > sum) {
      if ((a ^ b) % 27 == 1) sum += b & 15;
      sum++;
    }
    return sum == b ? 1 : sum;
  }

  public static int walk25(int a, int b) {
    if (a <= 25) return b;
    return b % 27 == 0 ? walk25(a - 1, b + a) : walk25(a - 2, b - 1) + 1;
  }

  public static int loop26(int a, int b) {
    int sum = 26;
    while (a > sum) {
      if ((a ^ b) % 29 == 1) sum += b & 15;
      sum++;
    }
    return sum == b ? 1 : sum;
  }

  public static int walk27(int a, int b) {
    if (a <= 27) return b;
    return b % 29 == 0 ? walk27(a - 1, b + a) : walk27(a - 2, b - 1) + 1;
  }

  public static int loop28(int a, int b) {
    int sum = 28;
    while (a > sum) {
      if ((a ^ b) % 31 == 1) sum += b & 15;
      sum++;
    }
    return sum == b ? 1 : sum;
  }

  public static int walk29(int a, int b) {
    if (a <= 29) return b;
    return b % 31 == 0 ? walk29(a - 1, b + a) : walk29(a - 2, b - 1) + 1;
  }

  public static int loop30(int a, int b) {
    int sum = 30;
    while (a > sum) {
      if ((a ^ b) % 33 == 1) sum += b & 15;
      sum++;
    }
    return sum == b ? 1 : sum;
  }

  public static int walk31(int a, int b) {
    if (a <= 31) return b;
    return b % 33 == 0 ? walk31(a - 1, b + a) : walk31(a - 2, b - 1) + 1;
  }

  public static int loop32(int a, int b) {
    int sum = 32;
    while (a > sum) {
      if ((a ^ b) % 35 == 1) sum += b & 15;
      sum++;
    }
    return sum == b ? 1 : sum;
  }

  public static int walk33(int a, int b) {
    if (a <= 33) return b;
    return b % 35 == 0 ? walk33(a - 1, b + a) : walk33(a - 2, b - 1) + 1;
  }

  public static int loop34(int a, int b) {
    int sum = 34;
    while (a > sum) {
      if ((a ^ b) % 37 == 1) sum += b & 15;
      sum++;
    }
    return sum == b ? 1 : sum;
  }

  public static int walk35(int a, int b) {
    if (a <= 35) return b;
    return b % 37 == 0 ? walk35(a - 1, b + a) : walk35(a - 2, b - 1) + 1;
  }

  public static int loop36(int a, int b) {
    int sum = 36;
    while (a > sum) {
      if ((a ^ b) % 39 == 1) sum += b & 15;
      sum++;
    }
    return sum == b ? 1 : sum;
  }

  public static int walk37(int a, int b) {
    if (a <= 37) return b;
    return b % 39 == 0 ? walk37(a - 1, b + a) : walk37(a - 2, b - 1) + 1;
  }

}
