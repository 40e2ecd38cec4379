/** `${NAME}` or `${NAME:-value when it is not set}`, as in the service file. */
const VARIABLE = /\$\{([A-Za-z_]\w*)(?::-([^}]*))?\}/g
/** Shorter values stand in any text: masking them would tell what they are. */
const SHORTEST = 3

/** The variables of test files. Their values are for the pages, and never for a report. */
export interface Variables {
  /** The text with the values in place. */
  fill(text: string): string
  /** The text with the names in place of values, wherever they stand. */
  mask(text: string): string
  /** Names in a text that are not set and have no value of their own. */
  missing(text: string): string[]
}

/** Variables of an environment. */
export function createVariables(environment: Readonly<Record<string, string | undefined>>): Variables {
  const used = new Map<string, string>()
  return {
    fill: text =>
      text.replace(VARIABLE, (_all, name: string, preset?: string) => {
        const value = environment[name] ?? preset ?? ''
        if (environment[name] !== undefined && value.length >= SHORTEST) used.set(value, name)
        return value
      }),
    mask: text =>
      [...used]
        .sort(([one], [other]) => other.length - one.length)
        .reduce((masked, [value, name]) => {
          const written = new Set([value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)])
          return [...written].reduce((rest, form) => rest.replaceAll(form, `\${${name}}`), masked)
        }, text),
    missing: text =>
      [...text.matchAll(VARIABLE)].flatMap(([, name, preset]) =>
        environment[name!] === undefined && preset === undefined ? [name!] : [],
      ),
  }
}
