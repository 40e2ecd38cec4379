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
  select(tab: Tab): void
  clear(): void
}

export function createTabs({ most, note, onOpen }: TabsOptions): Tabs {
  let all: Tab[] = []
  let current: Tab | undefined
  let tooMany = 0

  const remove = (tab: Tab, opener: Page | null): void => {
    all = all.filter(one => one !== tab)
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
      const isFirst = current === undefined
      if (isFirst || tabs.follow) {
        if (!isFirst) note(`A new tab opened; it is number ${all.length} and shown now.`)
        current = tab
        tabs.follow = false
      } else note(`The page opened a new tab, number ${all.length}; the one before is still shown.`)
    },
    select: tab => (current = tab),
    clear: () => {
      all = []
      current = undefined
    },
  }
  return tabs
}
