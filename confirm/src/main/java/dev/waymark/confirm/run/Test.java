package dev.waymark.confirm.run;

/** A test, by the full name of its class and the name of its method. */
public record Test(String type, String method) {}
