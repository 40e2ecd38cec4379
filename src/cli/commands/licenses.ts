import type { CommandContext } from '../context.ts'
import { formatTable } from '../output.ts'
import { type Notices, readNotices } from '../read-notices.ts'

/** `agent licenses [--list]`: the licence of the program and every notice of what is in it. */
export async function showLicenses({ output }: CommandContext, { list }: { list?: boolean }): Promise<void> {
  const { program, components, texts } = readNotices()
  const withTexts = <T extends { texts: number[] }>(one: T) => ({
    ...one,
    texts: list ? undefined : one.texts.map(index => texts[index]!),
  })
  output.result({ program: withTexts(program), components: components.map(withTexts) }, () =>
    list ? formatList(components) : formatNotices({ program, components, texts }),
  )
}

const formatList = (components: Notices['components']) => {
  const rows = components.map(({ name, version, license, parts }) => [name, version, license, parts.join(', ')])
  return `${formatTable(rows)}\n\n${countKinds(components)}`
}

/** `MIT 98, ISC 4 …`, the most frequent first. */
function countKinds(components: Notices['components']): string {
  const counts = new Map<string, number>()
  for (const { license } of components) counts.set(license, (counts.get(license) ?? 0) + 1)
  const kinds = [...counts].toSorted(([, one], [, other]) => other - one)
  return `${components.length} components: ${kinds.map(([license, count]) => `${license} ${count}`).join(', ')}`
}

/** Each text once, under all the names that it stands for. */
function formatNotices({ program, components, texts }: Notices): string {
  const all = [program, ...components]
  const parts = texts.map((text, index) => {
    const heads = all
      .filter(one => one.texts.includes(index))
      .map(({ name, version, license }) => `${name} ${version} (${license})`)
    return `${heads.join('\n')}\n\n${text}`
  })
  return parts.join(`\n\n${'='.repeat(80)}\n\n`)
}
