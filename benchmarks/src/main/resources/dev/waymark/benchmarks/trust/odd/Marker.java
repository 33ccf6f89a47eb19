package trust;

/** Nothing to run. */
public interface Marker {}
