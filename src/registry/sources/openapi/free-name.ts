/** A name that is not taken: as it is, then with its place in front, then numbered. */
export function freeName(name: string, place: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name
  let free = `${place}_${name}`
  for (let number = 2; taken.has(free); number++) free = `${place}_${name}_${number}`
  return free
}
