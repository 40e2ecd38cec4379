import type { Page } from 'playwright-core'
import { misread, swapped, type Hands, type Solver } from '../../solving.ts'

/** The texts of all cells of a table, row by row. */
const rowsOf = async (page: Page, rows: string): Promise<string[][]> =>
  await Promise.all((await page.locator(rows).all()).map(async row => await row.locator('td').allTextContents()))

/** Types a value into the only field without a name and presses the button. */
const type = async (page: Page, value: number | string): Promise<void> => {
  await page.locator('#area input:not([type])').fill(String(value))
  await page.locator('#area button').last().click()
}

const shirts =
  (filters: number): Solver =>
  async ({ page, read }) => {
    const [colour, size] = read(/many (\w+) shirts .* size (\w)\?/)
    for (const value of [colour, size].slice(0, filters)) await page.locator(`[value="${value}"]`).check()
    await type(page, await page.locator('.hit').count())
  }

const member: Solver = async ({ page, asked }) => {
  const lines: string[] = []
  for (const at of [0, 1, 2]) {
    await page.locator('.pg').nth(at).click()
    lines.push(...(await page.locator('.m').allTextContents()))
  }
  const sorted = lines.toSorted((a, b) => Number(a.slice(-4)) - Number(b.slice(-4)))
  await type(page, (sorted.at(asked.includes('oldest') ? 0 : -1) ?? '').split(',')[0] ?? '')
}

const water =
  (worked: (from: number, to: number) => number): Solver =>
  async ({ page, read }) => {
    const readings = new Map((await rowsOf(page, '#log tr')).map(([month, count]) => [month, Number(count)]))
    const [from, to] = read(/from the (\w+) reading to the (\w+) reading/)
    await type(page, worked(readings.get(from) ?? 0, readings.get(to) ?? 0))
  }

const bar: Solver = async ({ page, asked, number }) => {
  const bars = await page.locator('#chart rect').all()
  const heights = await Promise.all(bars.map(async one => await number(one, 'height')))
  await bars[heights.indexOf(asked.includes('most') ? Math.max(...heights) : Math.min(...heights))]?.click()
}

const storks: Solver = async ({ page, read }) => {
  const year = Number(read(/in (\d+)\?/)[0])
  await page
    .locator('#plot circle')
    .nth(year - 2015)
    .hover()
  await type(page, ((await page.locator('#tip').textContent()) ?? '').split(' ')[0] ?? '')
}

const minutes = (clock: string): number => {
  const [hour, minute] = clock.split(':').map(Number)
  return (hour ?? 0) * 60 + (minute ?? 0)
}

const train =
  (waits: boolean): Solver =>
  async ({ page, read, press }) => {
    const [now, town] = read(/is (\d+:\d+) now.* to (\w+) leave/)
    const trains = (await rowsOf(page, '#board tr')).slice(1)
    const next = trains.find(
      ([at = '', to, , note]) => to === town && (!waits || (minutes(at) >= minutes(now) && note === '')),
    )
    await page.locator('select').selectOption(next?.[2] ?? '')
    await press("That's it")
  }

const code =
  (isOf: boolean): Solver =>
  async ({ page, read, press }) => {
    const [shop] = read(/account with (.+)\. They/)
    await page.locator('[data-t=box]').click()
    await page
      .locator('.mail', isOf ? { hasText: shop } : { hasNotText: shop })
      .first()
      .click()
    const sent = (await page.locator('#box b').textContent()) ?? ''
    await page.locator('[data-t=sign]').click()
    await page.getByLabel('Code').fill(sent)
    await press('Confirm')
  }

const shop =
  (worth: 1 | -1): Solver =>
  async ({ page, read }) => {
    const [ware] = read(/Buy the (\w+) /)
    const prices: number[] = []
    for (const name of ['North Market', 'South Market']) {
      await page.getByRole('tab', { name }).click()
      const line = page.locator('.shop div').filter({ hasText: ware, visible: true })
      prices.push(Number(/\d+/.exec((await line.textContent()) ?? '')?.[0]) * worth)
    }
    await page
      .getByRole('tab')
      .nth((prices[0] ?? 0) < (prices[1] ?? 0) ? 0 : 1)
      .click()
    await page.locator('.shop div').filter({ hasText: ware, visible: true }).getByRole('button').click()
  }

const basket =
  (isRight: boolean): Solver =>
  async ({ page, read, press }) => {
    const prices = (await page.locator('.line b').allTextContents()).map(text => Number.parseInt(text, 10))
    const sum = prices.reduce((all, price) => all + price, 0)
    const isOver = sum > Number(read(/more than (\d+)/)[0])
    if (isOver === isRight)
      await page
        .locator('.rm')
        .nth(prices.indexOf(Math.max(...prices)))
        .click()
    await press('Pay')
  }

const gap =
  (isLost: (number: number, all: number[]) => boolean): Solver =>
  async ({ page }) => {
    const numbers = (await page.locator('#nos span').allTextContents()).map(text => Number(text.slice(4)))
    const first = Math.min(...numbers)
    const run = Array.from({ length: numbers.length + 2 }, (_, at) => first + at)
    await type(page, run.find(number => isLost(number, numbers)) ?? 0)
  }

const chores =
  (counted: (done: number, all: number, isLeft: boolean) => number): Solver =>
  async ({ page, asked }) => {
    const [done, all] = [await page.locator('#chores .x').count(), await page.locator('#chores li').count()]
    await type(page, counted(done, all, asked.includes('still')))
  }

const region: Solver = async ({ page, asked }) => {
  const key = page.locator('.key')
  const style = await (asked.includes('least') ? key.first() : key.last()).getAttribute('style')
  await page.locator(`#map path[fill="${style?.split(':')[1]}"]`).click()
}

const BALLOONS: Record<string, string> = {
  red: '224,32,32',
  yellow: '240,208,0',
  green: '32,160,48',
  blue: '32,64,224',
  purple: '128,32,160',
}

const balloon =
  (isRight: boolean): Solver =>
  async ({ page, read, clickAt }) => {
    const [goal] = read(/the (\w+) balloon/)
    for (const colour of isRight ? [goal] : Object.keys(BALLOONS).filter(other => other !== goal)) {
      const place = (await page.evaluate(`(() => {
        const { width, height } = document.querySelector('canvas')
        const { data } = document.querySelector('canvas').getContext('2d').getImageData(0, 0, width, height)
        const spots = []
        for (let at = 0; at < data.length; at += 4)
          if (data.slice(at, at + 3).join() === '${BALLOONS[colour]}') spots.push([(at / 4) % width, Math.floor(at / 4 / width)])
        return spots[Math.floor(spots.length / 2)]
      })()`)) as [number, number] | undefined
      if (place) return await clickAt('canvas', place)
    }
  }

const beach =
  (worth: 1 | -1): Solver =>
  async ({ page }) => {
    const texts = await page.locator('.d').allTextContents()
    const warmth = texts.map(text => (text.includes('🌧️') ? -100 : Number(/\d+/.exec(text)?.[0])) * worth)
    await page
      .locator('.d')
      .nth(warmth.indexOf(Math.max(...warmth)))
      .click()
  }

/** Pages of the twenty-second set whose answer is read, counted, compared or worked out. */
export const LOOKING: Record<string, Hands> = {
  'dearest-lamp-on-top': {
    right: async ({ page, read, press }) => {
      const [field, best] = read(/by (\w+), the (\w+) at/)
      for (let turn = 0; turn < (best === 'dearest' || best === 'tallest' ? 2 : 1); turn++)
        await page.locator(`th[data-f="${field}"]`).click()
      await press('Open')
    },
    wrong: async ({ press }) => await press('Open'),
  },
  'shirts-left-by-the-filters': { right: shirts(2), wrong: shirts(1) },
  'oldest-of-the-club': { right: member, wrong: misread(member, swapped('oldest', 'youngest')) },
  'water-used-between-readings': { right: water((from, to) => to - from), wrong: water((_, to) => to) },
  'bar-of-the-quietest-month': { right: bar, wrong: misread(bar, swapped('most', 'fewest')) },
  'number-behind-a-point': {
    right: storks,
    wrong: misread(storks, asked => asked.replace(/in (\d+)/, (_, year) => `in ${year === '2015' ? 2016 : 2015}`)),
  },
  'next-train-that-runs': { right: train(true), wrong: train(false) },
  'code-out-of-a-mail': { right: code(true), wrong: code(false) },
  'cheaper-of-two-shops': { right: shop(1), wrong: shop(-1) },
  'basket-above-the-limit': { right: basket(true), wrong: basket(false) },
  'gap-in-the-numbers': {
    right: gap((number, all) => !all.includes(number)),
    wrong: gap((number, all) => number > Math.max(...all)),
  },
  'chores-crossed-out': {
    right: chores((done, all, isLeft) => (isLeft ? all - done : done)),
    wrong: chores((_, all) => all),
  },
  'region-by-its-legend': { right: region, wrong: misread(region, swapped('least', 'most')) },
  'balloon-on-a-canvas': { right: balloon(true), wrong: balloon(false) },
  'day-for-the-beach': { right: beach(1), wrong: beach(-1) },
}
