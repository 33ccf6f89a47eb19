# Finds a JDK and the flags for Waymark's JVM. Sourced by the scripts of a checkout and of the distribution,
# which set `tool` (what messages start with).

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

# heap_of ARG...: sets `heap` to the megabytes of heap for the JVM itself: for each job three eighths of what --memory
# grants for all processes, the target JVM and native solvers included (see MemoryBudget).
heap_of() {
  local size=2g unit=1024 jobs= previous= arg
  for arg in "$@"; do
    case $previous in --memory) size=$arg ;; -j | --jobs) jobs=$arg ;; esac
    case $arg in --memory=*) size=${arg#--memory=} ;; --jobs=*) jobs=${arg#--jobs=} ;; esac
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
  [ "${1:-}" = generate ] || return 0
  case $jobs in '' | *[!0-9]* | 0* | ????*) usual_jobs $((size * unit)) ;; esac
  heap=$((heap * jobs))
}

# usual_jobs MEGABYTES: sets `jobs` to one for each processor, as far as half of the memory of the machine suffices.
usual_jobs() {
  local total
  jobs=$(nproc 2>/dev/null || getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)
  total=$(sed -n 's/^MemTotal: *\([0-9]*\) kB$/\1/p' /proc/meminfo 2>/dev/null)
  total=$((${total:-0} / 2048 / $1))
  [ "$jobs" -le "$total" ] || jobs=$total
  [ "$jobs" -ge 1 ] || jobs=1
}

# run_jvm CLASS-PATH FLAG... MAIN-CLASS ARG...: replaces the shell by a JVM, in the caller's folder.
run_jvm() {
  local classes=$1
  shift
  local started=${EPOCHREALTIME:-} # since Bash 5; in microseconds, without the point
  exec "$java" ${started:+-Dwaymark.started=${started//[!0-9]/}} -cp "$classes" "$@"
}

# run_waymark CLASS-PATH ARG...: the command line. A command that is over in a second gains more from a quick start than
# from optimized code.
run_waymark() {
  local classes=$1 terminal=false colours=false
  shift
  [ ! -t 2 ] || terminal=true
  [ ! -t 1 ] || [ -n "${NO_COLOR:-}${CI:-}" ] || [ "${TERM:-dumb}" = dumb ] || colours=true
  heap_of "$@"
  # Native solvers share their memory among few arenas, so that it is given back.
  export MALLOC_ARENA_MAX=2
  sharing_flags "$classes" "$@"
  run_jvm "$classes" --enable-native-access=ALL-UNNAMED -Xmx${heap}m -XX:TieredStopAtLevel=1 -XX:+UseSerialGC \
    "${sharing[@]}" -Dwaymark.terminal=$terminal -Dwaymark.colours=$colours dev.waymark.cli.Main "$@"
}

# sharing_flags CLASS-PATH ARG...: sets `sharing` to the flags for an archive of the classes that starting needs, which JVMs
# map into memory in place of reading jars. The first `generate` that ends makes the archive, in the user's cache, one for each
# JDK and build. WAYMARK_SHARING=off does without.
sharing_flags() {
  local classes=$1 command=${2:-} folder key archive made
  sharing=(-Xshare:auto)
  [ "${WAYMARK_SHARING:-}" != off ] && [ -n "${HOME:-}${WAYMARK_CACHE:-}" ] || return 0
  folder=${WAYMARK_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/waymark}/sharing
  key=$(IFS=:; ls -lL --full-time "$(readlink -f "$java")" $classes 2>/dev/null | cksum) || return 0
  archive=$folder/${key%% *}.jsa
  for made in "$archive".*; do # by a JVM with this number, which is done with it when it has ended
    [ ! -e "$made" ] || kill -0 "${made##*.}" 2>/dev/null || mv -f "$made" "$archive" 2>/dev/null || true
  done
  if [ -s "$archive" ]; then
    sharing+=("-XX:SharedArchiveFile=$archive" -Xlog:cds=off -Xlog:cds+dynamic=off)
  elif [ "$command" = generate ] && mkdir -p "$folder" 2>/dev/null; then
    find "$folder" -name '*.jsa*' -mtime +30 -delete 2>/dev/null || true # of other builds
    sharing+=("-XX:ArchiveClassesAtExit=$archive.$$" -Xlog:cds=off -Xlog:cds+dynamic=off)
  fi
}

# class_path FILE...: prints the files as a class path.
class_path() {
  local IFS=:
  printf '%s' "$*"
}
