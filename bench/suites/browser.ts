import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findRef, startOurs, startPeer, type BrowserContender } from '../browser/contenders.ts'
import { proportionalMemory } from '../browser/process-tree.ts'
import { median, timeInTurns } from '../measure.ts'
import { installPeers } from '../peers.ts'
import { limitFigure, peerTime, timeFigure, type Figure } from '../report.ts'
import { waitFor, type Servers } from '../servers.ts'

export const BROWSER_INTRODUCTION = `The browser service beside Microsoft's MCP server for browsers: the same Chromium, the same pages (the fixture site of the
tests), both over stdio with the official client, in turns within one run; medians. "The page comes along": the answer to an
action has the snapshot of the page after it (\`snapshot: true\`; \`--snapshot-mode full\`). The peer sends no pictures
(\`--image-responses omit\`), since ours are files. After a click the peer waits half a second for what it may set off; ours
waits for the requests and windows that there are. The peer fills a field at once; ours types, so that what listens to keys hears
it, and looks whether the field holds it. Memory is PSS of the server and all processes of its browser.`

/** More contexts beside the first, for what one takes. */
const CONTEXTS = 5
/** Renderers go on settling for a moment after a page has loaded. */
const SETTLING = 2000

/** The browser service beside `@playwright/mcp`: the same Chromium, the same pages, both over stdio, in turns. */
export async function benchBrowser(servers: Servers, quick: boolean): Promise<Figure[]> {
  installPeers()
  const { default: sparticuz } = await import('@sparticuz/chromium')
  const chromium = process.env['AGENT_BROWSER_PATH'] ?? (await sparticuz.executablePath())
  const site = await startSiteProcess(servers)
  const rounds = quick ? 3 : 30
  return [
    ...(await benchStart(servers, chromium, site, quick ? 1 : 5)),
    ...(await benchTools(servers, chromium, site, rounds, true)),
    ...(await benchTools(servers, chromium, site, rounds, false)),
    ...(await benchMemory(servers, chromium, site)),
  ]
}

/** The fixture site of the tests in a process of its own. */
async function startSiteProcess(servers: Servers): Promise<string> {
  const file = join(import.meta.dirname, '..', '..', 'test', 'support', 'site', 'start-site.ts')
  const running = servers.run(process.execPath, ['--disable-warning=ExperimentalWarning', file])
  await waitFor('The site', () => Promise.resolve(running.printed().includes('\n')))
  return running.printed().split('\n')[0]!
}

async function benchStart(servers: Servers, chromium: string, site: string, rounds: number): Promise<Figure[]> {
  const times: number[][] = [[], []]
  const starts = [() => startOurs(servers.folder, chromium, [site]), () => startPeer(servers.folder, chromium, true)]
  let name = ''
  for (let round = -1; round < rounds; round++) {
    for (const [index, start] of starts.entries()) {
      const started = performance.now()
      const contender = await start()
      await contender.navigate(`${site}/contact`)
      // The first round fills the caches of the disk.
      if (round >= 0) times[index]!.push(performance.now() - started)
      name = contender.name
      await contender.close()
    }
  }
  const [ours, peer] = times.map(median) as [number, number]
  return [
    timeFigure('agent serve browser, start to the end of the first navigation', ours, 1500),
    peerTime(`${name}, the same`, peer, ours),
  ]
}

/** Times of the tools. `whole`: an action brings the page after it along, as whoever works with a page needs it. */
async function benchTools(
  servers: Servers,
  chromium: string,
  site: string,
  rounds: number,
  whole: boolean,
): Promise<Figure[]> {
  const ours = await startOurs(servers.folder, chromium, [site])
  const peer = await startPeer(servers.folder, chromium, whole)
  try {
    const figures: Figure[] = []
    const both = async (what: string, turn: (one: BrowserContender, round: number) => Promise<unknown>) => {
      const counts = [0, 0]
      const turns = [ours, peer].map((one, index) => () => turn(one, counts[index]!++))
      const [mine, theirs] = (await timeInTurns(turns, rounds)) as [number, number]
      figures.push(timeFigure(`${ours.name}, ${what}`, mine), peerTime(`${peer.name}, ${what}`, theirs, mine))
    }
    const goTo = async (path: string) => {
      await Promise.all([ours, peer].map(one => one.navigate(site + path)))
      return new Map(await Promise.all([ours, peer].map(async one => [one, await one.snapshot()] as const)))
    }
    const along = whole ? 'the page comes along' : 'no page comes along'
    if (!whole) await both('navigate', (one, round) => one.navigate(`${site}/${round % 2 ? 'shop' : 'contact'}`))
    if (whole) {
      await goTo('/shop')
      await both('snapshot of a list of products', one => one.snapshot())
      await goTo('/tables/big')
      await both('snapshot of a table of 1,500 rows', one => one.snapshot())
    }
    const contact = await goTo('/contact')
    await both(`click a box, ${along}`, one =>
      one.click(findRef(contact.get(one)!, 'checkbox', 'Send me a copy'), 'Send me a copy', whole),
    )
    await both(`type 20 characters, ${along}`, (one, round) =>
      one.type(
        findRef(contact.get(one)!, 'textbox', 'Your name'),
        'Your name',
        `Name number ${1000 + round} of it`,
        whole,
      ),
    )
    if (!whole) await both('screenshot of the window, to a file', one => one.screenshot())
    return figures
  } finally {
    await Promise.all([ours.close(), peer.close()])
  }
}

/** PSS of the process trees with one page open, and what each further context takes. */
async function benchMemory(servers: Servers, chromium: string, site: string): Promise<Figure[]> {
  const measure = async (one: BrowserContender) => {
    await sleep(SETTLING)
    return proportionalMemory(one.pid)
  }
  const peer = await startPeer(servers.folder, chromium, true)
  await peer.navigate(`${site}/shop`)
  const theirs = await measure(peer)
  await peer.close()
  const ours = await startOurs(servers.folder, chromium, [site])
  await ours.navigate(`${site}/shop`)
  const first = await measure(ours)
  for (let index = 0; index < CONTEXTS; index++) await ours.navigate(`${site}/shop`, `more-${index}`)
  const all = await measure(ours)
  await ours.close()
  return [
    limitFigure(`${ours.name}, server and browser with one page open (PSS)`, first, 'MB'),
    limitFigure(`${peer.name}, the same`, theirs, 'MB'),
    limitFigure(`${ours.name}, each further context with a page open (PSS)`, (all - first) / CONTEXTS, 'MB'),
  ]
}
