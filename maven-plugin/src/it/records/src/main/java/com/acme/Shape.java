package com.acme;

public sealed interface Shape permits Shape.Circle, Shape.Box {
  record Circle(int radius) implements Shape {}

  record Box(int width, int height) implements Shape {}
}
