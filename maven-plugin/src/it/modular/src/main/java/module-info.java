module com.acme {
  exports com.acme;
}
