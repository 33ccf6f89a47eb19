package dev.waymark.report.document;

import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Unites documents. It sorts them first and takes each once, so that neither order nor repetition
 * matters.
 */
final class DocumentMerger {
  private final List<Document> documents;

  DocumentMerger(Collection<Document> documents) {
    this.documents =
        documents.stream().distinct().sorted(Comparator.comparing(Document::toString)).toList();
  }

  Document merge() {
    return documents.stream()
        .reduce(DocumentMerger::merge)
        .orElseGet(() -> new Document(List.of(), List.of(), List.of()));
  }

  private static Document merge(Document one, Document second) {
    Document other = TestNumbers.beside(one, second).renumbered(second);
    Set<Provenance> origins = new LinkedHashSet<>(one.origins());
    origins.addAll(other.origins());
    Map<String, ReportedClass> classes = new TreeMap<>();
    one.classes().forEach(type -> classes.put(type.name(), type));
    other.classes().forEach(type -> classes.merge(type.name(), type, ClassMerger::merge));
    Set<LeftOut> leftOut = new TreeSet<>(one.leftOut());
    leftOut.addAll(other.leftOut());
    return new Document(
        origins.stream().sorted(Comparator.comparing(Provenance::toString)).toList(),
        List.copyOf(classes.values()),
        List.copyOf(leftOut));
  }
}
