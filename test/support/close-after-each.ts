/** Keeps what has to be closed, and closes it after each test, last first. */
export function closeAfterEach(): <T extends { close(): unknown }>(thing: T) => T {
  const opened: { close(): unknown }[] = []
  afterEach(async () => {
    for (const thing of opened.splice(0).toReversed()) await thing.close()
  })
  return thing => {
    opened.push(thing)
    return thing
  }
}
