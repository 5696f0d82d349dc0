/** Computes a value once for each object, and keeps it as long as the object lives. */
export function memoizeByObject<Key extends object, Value extends object>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const values = new WeakMap<Key, Value>();
  return (key) => {
    const known = values.get(key);
    if (known) return known;
    const value = compute(key);
    values.set(key, value);
    return value;
  };
}
