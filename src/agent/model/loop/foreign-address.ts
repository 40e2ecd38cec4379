/** Addresses in a value, however deep. */
function addressesIn(value: unknown): string[] {
  return [...JSON.stringify(value ?? null).matchAll(/(?:[a-z][a-z0-9+.-]*:)?\/\/([^\s"'\\/?#]+)/gi)].map(([, host]) =>
    host!.toLowerCase(),
  )
}

/**
 * The first host in the arguments of a call that the user never named: a text of a service may want it to be fetched, so
 * such a call waits for a yes, also when its tool only reads.
 */
export function foreignAddress(args: Record<string, unknown>, said: readonly string[]): string | undefined {
  const words = said.join('\n').toLowerCase()
  return addressesIn(args).find(host => !words.includes(host))
}
