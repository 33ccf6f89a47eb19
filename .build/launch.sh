# Builds a module when its sources changed, then runs it. Sourced by the scripts in the root
# folder, which set `root` (the folder of the checkout) and `tool` (what messages start with).

source "$root/.build/java.sh"

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

# prepare MODULE: finds a JDK and builds the module if need be. Sets `classes` to its class path.
prepare() {
  find_java
  is_built "$1" || build "$1"
  classes=$(class_path "$root/$1/target/waymark-$1.jar" "$root/$1"/target/lib/*.jar)
}

# launch MODULE JVM-FLAG... MAIN-CLASS ARG...: replaces the shell, in the caller's folder.
launch() {
  local module=$1
  shift
  prepare "$module"
  run_jvm "$classes" "$@"
}
