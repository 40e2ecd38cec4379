/** The address of a database without user and password, and without what follows the name: keys may be there. */
export function maskDatabaseUrl(url: string): string {
  try {
    const { protocol, host, pathname } = new URL(url)
    return `${protocol}//${host}${pathname}`
  } catch {
    return '(an address that cannot be read)'
  }
}

/** A text with the user and password of every address in it hidden. */
export const maskCredentials = (text: string): string => text.replace(/(\/\/)[^\s/"'<>]*@/g, '$1[hidden]@')

/** `Name: value; Name: value` with the values hidden; what comes from the environment (`${NAME}`) is no secret itself. */
export const maskHeaders = (text: string): string =>
  text.replace(/(:\s*)([^;]+)/g, (_whole, colon: string, value: string) =>
    /^\s*(?:\w+ )?\$\{\w+\}\s*$/.test(value) ? colon + value : `${colon}[hidden]`,
  )
