/** A lockfile of npm (version 3), as far as it is looked at. */
export interface Lockfile {
  packages: Record<
    string,
    { resolved?: string; integrity?: string; link?: boolean; inBundle?: boolean; hasInstallScript?: boolean }
  >
}

const REGISTRY = /^https:\/\/registry\.npmjs\.org\//

/**
 * What is wrong with a lockfile. `mayRun`: names of packages whose install scripts somebody decided about; undefined where
 * scripts are not looked at, because they are never run there (`--ignore-scripts`) or stay out of the product.
 */
export function lintLockfile({ packages }: Lockfile, mayRun?: readonly string[]): string[] {
  return Object.entries(packages).flatMap(([path, entry]) => {
    if (path === '' || entry.link) return []
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const problems = []
    if (!entry.inBundle && !/^sha512-[\w+/]{80,}={0,2}$/.test(entry.integrity ?? ''))
      problems.push(`${name} is not pinned by a SHA-512 hash`)
    if (entry.resolved !== undefined && !REGISTRY.test(entry.resolved))
      problems.push(`${name} does not come from the package registry but from ${entry.resolved}`)
    if (mayRun && entry.hasInstallScript && !mayRun.includes(name))
      problems.push(`${name} runs a program when it is installed, and allowScripts says nothing about it`)
    return problems
  })
}

/**
 * What `npm audit --json` said about the packages that are in what is handed out: they are development dependencies, since
 * the program is bundled, so that `--omit=dev` would look at nothing. A registry that does not answer it is told, and is no
 * failure.
 */
export function readAudit(
  output: string,
  otherwise: string,
  shipped: ReadonlySet<string>,
): { message: string; isBad: boolean } {
  let answer: { vulnerabilities?: Record<string, { severity?: string }>; message?: string } = {}
  try {
    answer = JSON.parse(output) as typeof answer
  } catch {
    // Told below.
  }
  const { vulnerabilities } = answer
  if (!vulnerabilities) {
    const why = (answer.message ?? otherwise).trim().split('\n')[0] ?? 'no answer'
    return { message: `audit skipped: the registry did not answer it (${why.slice(0, 200)})`, isBad: false }
  }
  const grave = Object.entries(vulnerabilities).flatMap(([name, { severity }]) =>
    shipped.has(name) && (severity === 'high' || severity === 'critical') ? [name] : [],
  )
  return {
    message: grave.length
      ? `${grave.length} packages have known holes of high severity: ${grave.join(', ')}. See npm audit`
      : `audit: no known hole of high severity in ${shipped.size} packages`,
    isBad: grave.length > 0,
  }
}
