# Builds a module when its sources changed, then runs it. Sourced by the scripts in the root
# folder, which set `root` (the folder of the checkout) and `tool` (what messages start with).

oldest_java=17

fail() {
  printf '%s: %s\n' "$tool" "$1" >&2
  exit 1
}

# Sets `java` to the JDK's launcher: that of JAVA_HOME, else the one on the PATH.
find_java() {
  if [ -n "${JAVA_HOME:-}" ]; then
    java=$JAVA_HOME/bin/java
    [ -x "$java" ] || fail "JAVA_HOME has no bin/java: $JAVA_HOME"
  else
    java=$(command -v java) || fail "no java found: install JDK $oldest_java or newer, or set JAVA_HOME"
  fi
  local version
  version=$(java_version)
  [ "$version" -ge "$oldest_java" ] 2>/dev/null ||
    fail "JDK $oldest_java or newer is needed, but $java is version ${version:-unknown}: set JAVA_HOME"
}

# Prints the feature release of `java`. Every JDK has a file `release`; reading it is much faster
# than starting a JVM, which is left for launchers that stand elsewhere.
java_version() {
  local version release
  release=$(dirname "$(dirname "$(readlink -f "$java")")")/release
  version=$(sed -n 's/^JAVA_VERSION="\(.*\)"/\1/p' "$release" 2>/dev/null)
  if [ -z "$version" ]; then
    version=$("$java" -version 2>&1 | sed -n 's/.* version "\([^"]*\)".*/\1/p')
  fi
  version=${version#1.}
  printf '%s' "${version%%[!0-9]*}"
}

# is_built MODULE: whether no source changed since the module was built.
is_built() {
  local stamp=$root/$1/target/launch.stamp
  [ -e "$stamp" ] &&
    [ -z "$(find "$root"/pom.xml "$root"/*/pom.xml "$root"/*/src/main -newer "$stamp" -print -quit)" ]
}

# build MODULE: Maven's words go to a log, whose errors are shown if the build fails (with -q, Maven
# would leave out the warnings that the compiler fails on). Where there is flock, a second script that starts meanwhile waits and then finds everything built.
build() {
  local module=$1 log=target/launch-$1.log
  mkdir -p "$root/target" "$root/$module/target"
  exec 9>"$root/target/launch.lock"
  flock 9 2>/dev/null || true
  if ! is_built "$module"; then
    command -v mvn >/dev/null || fail "mvn not found: install Maven 3.8 or newer to build Waymark"
    [ ! -t 2 ] || printf '%s: building\n' "$tool" >&2
    # Older than any change made while Maven runs, and only counts once Maven is done.
    touch "$root/$module/target/launch.begun"
    rm -rf "$root/$module/target/lib"
    if ! run_maven "$module" >"$root/$log" 2>&1; then
      grep -E '^\[(ERROR|WARNING)\]' "$root/$log" >&2 || cat "$root/$log" >&2
      fail "the build failed, see above; all of Maven's output is in $root/$log"
    fi
    mv "$root/$module/target/launch.begun" "$root/$module/target/launch.stamp"
  fi
  exec 9>&-
}

# In a shell of its own, so that the caller stays in his folder.
run_maven() (
  cd "$root" && mvn -B -ntp -Dstyle.color=never \
    -Dmaven.test.skip=true -Dspotless.check.skip=true -pl "$1",examples -am package
)

# heap_of ARG...: sets `heap` to the megabytes of heap for the JVM itself: three eighths of what --memory grants
# for all processes, the target JVM and native solvers included (see MemoryBudget).
heap_of() {
  local size=2g unit=1024 previous= arg
  for arg in "$@"; do
    case $previous in --memory) size=$arg ;; esac
    case $arg in --memory=*) size=${arg#--memory=} ;; esac
    previous=$arg
  done
  case $size in
    [1-9]*[gG]) size=${size%?}; unit=1024 ;;
    [1-9]*[mM]) size=${size%?}; unit=1 ;;
    *) size=2; unit=1024 ;;
  esac
  case $size in *[!0-9]* | ???????*) size=2 unit=1024 ;; esac # the command says what is wrong with it
  heap=$((size * unit * 3 / 8))
  [ "$heap" -ge 256 ] || heap=256
}

# launch MODULE JVM-FLAG... MAIN-CLASS ARG...: replaces the shell, in the caller's folder.
launch() {
  local module=$1
  shift
  find_java
  is_built "$module" || build "$module"
  local started=${EPOCHREALTIME:-} # since Bash 5; in microseconds, without the point
  exec "$java" ${started:+-Dwaymark.started=${started//[!0-9]/}} -cp "$root/$module/target/waymark-$module.jar:$root/$module/target/lib/*" "$@"
}
