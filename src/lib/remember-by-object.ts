/**
 * The same function of an object, which works everything out once, as long as the object is in use. One of two objects is
 * `rememberByObject(a => rememberByObject(b => …))`.
 */
export function rememberByObject<A extends object, T>(make: (object: A) => T): (object: A) => T {
  const known = new WeakMap<A, { made: T }>()
  return object => {
    const one = known.get(object) ?? { made: make(object) }
    known.set(object, one)
    return one.made
  }
}
