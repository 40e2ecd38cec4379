import type { Page } from 'playwright-core'
import { watchTab, type Tab } from './tab.ts'

export interface TabsOptions {
  most: number
  note(text: string): void
  /** Told about every page that stays. */
  onOpen(page: Page): void
}

/** The tabs of a session in the order in which they were opened, and the one that is shown. */
export interface Tabs {
  readonly all: readonly Tab[]
  readonly current: Tab | undefined
  /** True while a window that opens is what the caller wants to see: after a click, not while a page loads. */
  follow: boolean
  add(page: Page): void
  /** The tab of a page that is open. */
  of(page: Page): Tab | undefined
  /** Shows a tab. One that the caller opened is no news of the page's. */
  select(tab: Tab): void
  /** In words, which tabs pages have opened since this was last asked. */
  report(): string[]
  clear(): void
}

export function createTabs({ most, note, onOpen }: TabsOptions): Tabs {
  let all: Tab[] = []
  let current: Tab | undefined
  let tooMany = 0
  const fresh = new Set<Tab>()

  const remove = (tab: Tab, opener: Page | null): void => {
    all = all.filter(one => one !== tab)
    fresh.delete(tab)
    if (current === tab) current = all.find(one => one.page === opener) ?? all.at(-1)
  }
  const tabs: Tabs = {
    get all() {
      return all
    },
    get current() {
      return current
    },
    follow: false,
    add: page => {
      if (all.length >= most) {
        if (tooMany++ === 0)
          note(`The page opens more tabs than the ${most} that a session may have; they were closed.`)
        void page.close().catch(() => undefined)
        return
      }
      tooMany = 0
      const tab = watchTab(page)
      all.push(tab)
      let opener: Page | null = null
      void page.opener().then(
        one => (opener = one),
        () => undefined,
      )
      page.on('close', () => remove(tab, opener))
      page.on('crash', () => {
        note(`The page ${page.url()} crashed and was closed.`)
        remove(tab, opener)
        void page.close().catch(() => undefined)
      })
      onOpen(page)
      if (current) fresh.add(tab)
      if (!current || tabs.follow) {
        current = tab
        tabs.follow = false
      }
    },
    of: page => all.find(tab => tab.page === page),
    select: tab => {
      current = tab
      fresh.delete(tab)
    },
    report: () => {
      const words = [...fresh].map(tab => {
        const number = all.indexOf(tab) + 1
        return tab === current
          ? `The page opened a new tab, number ${number}, which is shown now.`
          : `The page opened a new tab, number ${number}, which is not shown.`
      })
      fresh.clear()
      return words
    },
    clear: () => {
      all = []
      fresh.clear()
      current = undefined
    },
  }
  return tabs
}
