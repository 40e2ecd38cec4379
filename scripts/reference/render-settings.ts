import { describeSections, describeSettings, type SettingDescription } from '../../src/config/describe-settings.ts'
import { ENVIRONMENT_OTHERS, ENVIRONMENT_PATHS, ENVIRONMENT_SETTINGS } from '../../src/config/environment.ts'
import { toTomlValue } from '../../src/config/toml-value.ts'
import { cell, code, GENERATED, page, table } from './markdown.ts'

/** docs/reference/settings.md: every setting and every environment variable, from the schemas. */
export function renderSettings(): string {
  const variables = new Map(Object.entries(ENVIRONMENT_SETTINGS).map(([variable, key]) => [key, variable]))
  const settings = describeSettings()
  const sections = Object.entries(describeSections()).map(([section, purpose]) =>
    page(
      `## ${section}`,
      `${purpose}.`,
      table(
        ['Setting', 'Default', 'Meaning', 'Allowed', 'Variable'],
        settings.filter(setting => setting.section === section).map(setting => toRow(setting, variables)),
      ),
    ).trimEnd(),
  )
  return page(
    '# Settings and environment variables',
    GENERATED,
    'Every setting of `settings.toml`, with its default, and every environment variable that the program reads. A flag of a ' +
      'command wins over a variable, a variable over the file, the file over the default. `agent config show` tells where each ' +
      'value comes from, `agent config set demo.port 9005` changes one line, `agent config validate` checks them all. The same ' +
      'as a file to copy from: [settings.reference.toml](../../config/settings.reference.toml). Times are in seconds.',
    ...sections,
    '## Environment variables',
    'Those of the last column above set a setting. These are read besides:',
    table(
      ['Variable', 'What it is for'],
      Object.entries({ ...ENVIRONMENT_PATHS, ...ENVIRONMENT_OTHERS }).map(([name, meaning]) => [
        code(name),
        cell(`${meaning.replace(/^./, letter => letter.toUpperCase())}.`),
      ]),
    ),
    'Secrets may stand in files, as containers mount them: where `NAME_FILE` is set and `NAME` is not, `NAME` is what that file ' +
      'holds. That goes for every variable whose name ends in `_KEY`, `_TOKEN`, `_SECRET`, `_PASSWORD` or `_URL`, yours too.',
    'Credentials of services and models have names of your own: `${NAME}` in the [registry file](../registry-file.md#credentials) ' +
      'and `model.api_key_env` name them.',
  )
}

function toRow(
  { key, name, description, default: value, allowed }: SettingDescription,
  variables: Map<string, string>,
) {
  const variable = variables.get(key)
  return [
    code(name),
    value === undefined ? 'none' : code(toTomlValue(value)),
    cell(description),
    cell(allowed),
    variable ? code(variable) : '',
  ]
}
