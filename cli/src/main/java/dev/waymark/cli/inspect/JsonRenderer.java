package dev.waymark.cli.inspect;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.waymark.program.MethodModel;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** For programs: an object with a list of methods. */
final class JsonRenderer implements Renderer {
  @Override
  public void render(List<MethodModel> methods, Appendable out) throws IOException {
    List<Map<String, Object>> all = methods.stream().map(m -> new MethodData(m).toMap()).toList();
    out.append(JSON.std.with(JSON.Feature.PRETTY_PRINT_OUTPUT).asString(Map.of("methods", all)));
    out.append('\n');
  }
}
