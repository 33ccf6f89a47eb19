/**
 * The objects of a path: a {@link dev.waymark.path.heap.Heap} of {@link
 * dev.waymark.path.heap.HeapObject}s whose classes are known exactly, what is carried beside them,
 * and what descriptors say of their types.
 */
@NullMarked
package dev.waymark.path.heap;

import org.jspecify.annotations.NullMarked;
