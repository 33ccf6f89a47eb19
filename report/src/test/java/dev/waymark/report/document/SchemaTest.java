package dev.waymark.report.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import com.networknt.schema.ValidationMessage;
import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SchemaTest {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  @ParameterizedTest
  @ValueSource(strings = {"postage", "cents", "turnstile", "paths"})
  void realFindingsFollowTheSchema(String name) throws IOException {
    assertEquals(Set.of(), problems(StoredFindings.text(name)));
  }

  @Test
  void otherThingsDoNot() throws IOException {
    String text = StoredFindings.text("postage");
    assertTrue(!problems(text.replace("\"Covered\"", "\"Perhaps\"")).isEmpty());
    assertTrue(!problems(text.replace("\"sha256\"", "\"sha255\"")).isEmpty());
    assertTrue(!problems(text.replace("\"schema\" : 1", "\"schema\" : 2")).isEmpty());
  }

  private static Set<ValidationMessage> problems(String json) throws IOException {
    String name = "/dev/waymark/report/findings-" + Document.SCHEMA + ".schema.json";
    try (InputStream in = Objects.requireNonNull(SchemaTest.class.getResourceAsStream(name))) {
      JsonSchema schema =
          JsonSchemaFactory.getInstance(VersionFlag.V202012).getSchema(MAPPER.readTree(in));
      return schema.validate(MAPPER.readTree(json));
    }
  }
}
