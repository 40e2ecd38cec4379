import { Stopped, type RunContext, type Of } from '../context.ts'

/** Lists, opens, shows and closes tabs. */
export async function useTabs(step: Of<'tab'>, context: RunContext): Promise<void> {
  const { browser, told } = context
  const listed = (await browser.go('tabs', { action: 'list' })) as {
    list?: { tab: number; title: string; url: string; shown: boolean }[]
  }
  const list = listed.list ?? []
  if (step.action === 'list') {
    told.push(
      `${list.length} ${list.length === 1 ? 'tab is' : 'tabs are'} open:\n` +
        `${list.map(({ tab, title, url, shown }) => `${tab}. ${title || url}${shown ? ' (shown)' : ''}`).join('\n')}`,
    )
    return
  }
  if (step.action === 'open') {
    const state = await browser.go('tabs', { action: 'open', ...(step.url && { url: step.url }) })
    told.push(`Opened tab ${state.tab}${step.url ? ` with “${state.title}”` : ''}.`)
    return
  }
  const now = list.find(({ shown }) => shown)?.tab ?? 1
  const index =
    step.index !== undefined
      ? step.index > 0
        ? step.index
        : list.length + 1 + step.index
      : step.name
        ? tabNamed(step.name, list, now)
        : undefined
  if (step.action === 'select' && index === undefined)
    throw new Stopped(
      'NOT_FOUND',
      `No tab is called “${step.name}”. There are ${list.map(({ title }) => `“${title}”`).join(', ')}.`,
    )
  if (step.action === 'select' && index !== undefined && index > list.length && (await showPart(index, context))) return
  const state = await browser.go('tabs', { action: step.action, ...(index !== undefined && { index }) })
  told.push(
    step.action === 'close'
      ? `Closed the tab; “${state.title}” is shown now.`
      : `Switched to tab ${index}, “${state.title}”.`,
  )
}

/** "the third tab" where the browser has no three: that of the page itself. */
async function showPart(index: number, { browser, told }: RunContext): Promise<boolean> {
  const { nodes } = await browser.snapshot()
  const tab = nodes.filter(({ role, hidden }) => role === 'tab' && !hidden)[index - 1]
  if (!tab || tab.disabled) return false
  await browser.act('click', { ref: tab.ref })
  told.push(`Opened the tab “${tab.name}” of the page.`)
  return true
}

function tabNamed(name: string, list: { tab: number; title: string; url: string }[], now: number): number | undefined {
  if (/^next$/i.test(name)) return (now % list.length) + 1
  if (/^previous$/i.test(name)) return ((now + list.length - 2) % list.length) + 1
  if (/^(?:original|old|main)$/i.test(name)) return 1
  if (/^new$/i.test(name)) return list.length
  if (/^other$/i.test(name)) return list.length === 2 ? 3 - now : undefined
  const plain = name.toLowerCase()
  return list.find(({ title, url }) => title.toLowerCase().includes(plain) || url.toLowerCase().includes(plain))?.tab
}
