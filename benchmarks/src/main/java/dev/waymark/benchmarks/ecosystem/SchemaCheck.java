package dev.waymark.benchmarks.ecosystem;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import com.networknt.schema.ValidationMessage;
import dev.waymark.benchmarks.table.BenchException;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;

/** Checks JSON against a schema in some jar of the class path. */
final class SchemaCheck {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  static {
    System.setProperty("slf4j.internal.verbosity", "ERROR"); // the validator logs, and nobody reads
  }

  private SchemaCheck() {}

  /** What is wrong with {@code json}. */
  static List<String> problems(String resource, VersionFlag version, String json)
      throws IOException {
    try (InputStream in = SchemaCheck.class.getClassLoader().getResourceAsStream(resource)) {
      if (in == null) {
        throw new BenchException("no schema " + resource + " on the class path");
      }
      JsonNode schema = MAPPER.readTree(in);
      return JsonSchemaFactory.getInstance(version)
          .getSchema(schema)
          .validate(MAPPER.readTree(json))
          .stream()
          .map(ValidationMessage::getMessage)
          .sorted()
          .toList();
    }
  }
}
