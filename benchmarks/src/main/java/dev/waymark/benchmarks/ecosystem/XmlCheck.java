package dev.waymark.benchmarks.ecosystem;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParserFactory;
import org.jacoco.report.xml.XMLFormatter;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.helpers.DefaultHandler;

/** The JDK's parser, which checks XML against document type definitions. */
final class XmlCheck {
  private XmlCheck() {}

  /** What is wrong with a report by the DTD in JaCoCo's own jar. */
  static List<String> jacoco(String xml) throws IOException, SAXException {
    byte[] dtd;
    try (InputStream in =
        Objects.requireNonNull(XMLFormatter.class.getResourceAsStream("report.dtd"))) {
      dtd = in.readAllBytes();
    }
    List<String> problems = new ArrayList<>();
    parse(
        xml,
        new DefaultHandler() {
          @Override
          public InputSource resolveEntity(String publicId, String systemId) {
            return new InputSource(new ByteArrayInputStream(dtd));
          }

          @Override
          public void error(SAXParseException e) {
            problems.add("line " + e.getLineNumber() + ": " + e.getMessage());
          }
        });
    return problems;
  }

  private static void parse(String xml, DefaultHandler handler) throws IOException, SAXException {
    SAXParserFactory factory = SAXParserFactory.newInstance();
    factory.setValidating(true);
    try {
      factory.newSAXParser().parse(new InputSource(new StringReader(xml)), handler);
    } catch (ParserConfigurationException e) {
      throw new IllegalStateException(e);
    }
  }
}
