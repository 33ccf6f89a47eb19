package dev.waymark.cli.inspect;

import dev.waymark.program.MethodModel;
import java.io.IOException;
import java.util.List;

/** Writes methods, all of which have usable code, as one document. */
public interface Renderer {
  void render(List<MethodModel> methods, Appendable out) throws IOException;
}
