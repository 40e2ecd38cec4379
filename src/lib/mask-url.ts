/** The address of a database without user and password, and without what follows the name: keys may be there. */
export function maskDatabaseUrl(url: string): string {
  try {
    const { protocol, host, pathname } = new URL(url)
    return `${protocol}//${host}${pathname}`
  } catch {
    return '(an address that cannot be read)'
  }
}
