/** What an object has under a name itself; what it only inherits (`constructor`, `toString`) is not in it. */
export const getOwn = <T>(of: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(of, name) ? of[name] : undefined
