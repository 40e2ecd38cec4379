import { describeSections, describeSettings } from './describe-settings.ts'
import { ENVIRONMENT_SETTINGS } from './environment.ts'
import { toTomlValue } from './toml-value.ts'

/** The text of `config/settings.reference.toml`: every setting with its default, meaning, range and variable. */
export function renderReference(): string {
  const settings = describeSettings()
  const variables = new Map(Object.entries(ENVIRONMENT_SETTINGS).map(([variable, key]) => [key, variable]))
  const sections = Object.entries(describeSections()).map(([section, purpose]) => {
    const entries = settings
      .filter(setting => setting.section === section)
      .map(setting => {
        const variable = variables.get(setting.key)
        const comments = [
          ...wrap(setting.description),
          `Allowed: ${setting.allowed}.${variable ? ` Environment: ${variable}.` : ''}`,
        ]
        const line =
          setting.default === undefined ? `# ${setting.name} =` : `${setting.name} = ${toTomlValue(setting.default)}`
        return [...comments.map(comment => `# ${comment}`), line].join('\n')
      })
    return [`# ${purpose}.`, `[${section}]`, '', entries.join('\n\n')].join('\n')
  })
  return [
    '# Every setting with its default. Generated from src/config/settings.ts by `npm run reference`: do not edit.',
    '# Copy what you need into settings.toml. Order of precedence: flags, AGENT_* variables, settings.toml, defaults.',
    '# Times are in seconds.',
    '',
    sections.join('\n\n\n'),
    '',
  ].join('\n')
}

function wrap(text: string, width = 110): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
