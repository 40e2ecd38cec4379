import type { Page } from 'playwright-core'
import type { Solver } from '../solving.ts'

/** Pages of the twenty-first set whose answer stands on the page, is counted, worked out, found by trying, or played. */
export const READING: Record<string, Solver> = {
  'paragraph-into-the-line-below': async ({ page, press }) => {
    await page.locator('#source').click()
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Control+C')
    await page.locator('#target').click()
    await page.keyboard.press('Control+V')
    await press('Store')
  },
  'one-of-three-cards-copied': async ({ page, read, press }) => {
    await page.locator('#goal').fill(await page.getByLabel(read(/(card \d)/)[0]).inputValue())
    await press('Save')
  },
  'stars-on-a-flag': async ({ page, read, press }) => {
    const [colour, figure] = read(/many (\w+) (\w+)s are/)
    const tag = { star: 'polygon', circle: 'circle', square: 'rect' }[figure]
    await page.locator(`[value="${await page.locator(`${tag}[fill=${colour}]`).count()}"]`).check()
    await press('Answer')
  },
  'sides-of-a-polygon': async ({ page, press }) => {
    await press(String((await page.locator('polygon').getAttribute('points'))?.split(' ').length))
  },
  'largest-of-the-turned-cards': async ({ page, press }) => {
    const cards = await page.locator('.c').all()
    const numbers: number[] = []
    for (const card of cards) {
      await card.click()
      numbers.push(Number(await card.textContent()))
    }
    await cards[numbers.indexOf(Math.max(...numbers))]?.click()
    await press('Submit')
  },
  'nth-word-of-a-sentence': async ({ page, read, press }) => {
    const words = ((await page.locator('blockquote').textContent()) ?? '').split(' ')
    await page.locator('input').fill((words[Number(read(/the (\d+)/)[0]) - 1] ?? '').replace(/[,.]/, ''))
    await press('Submit')
  },
  'number-made-until-it-fits': async ({ page, asked, press }) => {
    const fits = (n: number): boolean =>
      asked.includes('less') ? n < 4 : asked.includes('greater') ? n > 6 : n % 2 === (asked.includes('odd') ? 1 : 0)
    do await press('Generate')
    while (!fits(Number(await page.locator('#n').textContent())))
    await press('Submit')
  },
  'number-the-page-thinks-of': async ({ page, press }) => {
    let [low, high] = [0, 20]
    while (await page.locator('#sync-task-cover').isHidden()) {
      const guess = Math.floor((low + high) / 2)
      await page.locator('input').fill(String(guess))
      await press('Guess')
      if ((await page.locator('#hint').textContent())?.includes('higher')) low = guess + 1
      else high = guess - 1
    }
  },
  'name-of-the-figure': async ({ page, press }) => {
    const drawn = page.locator('svg *')
    const tag = String(await drawn.evaluate((element: { tagName: string }) => element.tagName))
    const sign = (await drawn.textContent()) ?? ''
    const names: Record<string, string> = { circle: 'Circle', polygon: 'Triangle', rect: 'Rectangle' }
    await press(names[tag] ?? (/\d/.test(sign) ? 'Digit' : 'Letter'))
  },
  'leaf-of-a-tree-of-folders': async ({ page, read }) => {
    const leaf = page.locator('[role=treeitem] > span').getByText(read(/"(.+)"/)[0], { exact: true })
    const shut = page.locator('[role=treeitem][aria-expanded=false] > span').filter({ visible: true })
    while (!(await leaf.isVisible())) await shut.first().click()
    await leaf.click()
  },
  'digit-of-ticked-boxes': async ({ page, press }) => {
    for (const [at, square] of (await page.locator('svg rect').all()).entries())
      if ((await square.getAttribute('fill')) === '#225') await page.locator('#grid input').nth(at).check()
    await press('Submit')
  },
  'odd-or-even-by-radio': async ({ page, press }) => {
    for (const number of await page.locator('td:first-child').allTextContents())
      for (const radio of await page
        .getByLabel(`${number} is ${Number(number) % 2 ? 'odd' : 'even'}`, { exact: true })
        .all())
        await radio.check()
    await press('Submit')
  },
  'telephone-of-a-neighbour': async ({ page, asked, read, press }) => {
    const [name] = read(/Find (\w+) in/)
    while ((await page.locator('#book h4').textContent()) !== name) await press('Next')
    const kind = asked.includes('phone') ? 'tel' : asked.includes('email') ? 'mail' : 'street'
    await page.locator(`[data-f=${kind}]`).click()
  },
  'value-read-off-a-list': async ({ page, read, press }) => {
    const row = page.locator('tr', { has: page.getByText(read(/gives for (\w+)/)[0], { exact: true }) })
    await page.locator('input').fill((await row.locator('td').textContent()) ?? '')
    await press('Submit')
  },
  'two-values-of-persons': async ({ page, read, press }) => {
    const [x, a, y, b] = read(/the (\w+) of (\w+) and the (\w+) of (\w+) as/)
    const heads = (await page.locator('th').allTextContents()).map(head => head.toLowerCase())
    for (const [at, [name, fact]] of [
      [a, x],
      [b, y],
    ].entries()) {
      const row = page.locator('tbody tr', { has: page.getByText(name ?? '', { exact: true }) })
      const value = await row
        .locator('td')
        .nth(heads.indexOf(fact ?? ''))
        .textContent()
      await page
        .locator('input')
        .nth(at)
        .fill(value ?? '')
    }
    await press('Submit')
  },
  'last-word-of-the-letter': async ({ page, press }) => {
    const text = await page.locator('textarea').inputValue()
    await page.locator('input').fill(/(\w+)\.$/.exec(text)?.[1] ?? '')
    await press('Submit')
  },
  'nth-find-of-a-web-search': async ({ page, read, press }) => {
    const [word, nth] = read(/"(\w+)" .* number (\d)/)
    await page.locator('[type=search]').fill(word)
    await press('Search')
    await press(String(Math.ceil(Number(nth) / 3)))
    await page.locator(`[data-n="${nth}"]`).click()
  },
  'unknown-of-an-equation': async ({ page, press }) => {
    const sum = (await page.locator('#sum').textContent()) ?? ''
    const [, times, sign, b, result] = /^(\d*)x ([+−]) (\d+) = (-?\d+)$/.exec(sum) ?? []
    const x = (Number(result) - (sign === '+' ? Number(b) : -Number(b))) / Number(times || 1)
    await page.locator('input').fill(String(x))
    await press('Submit')
  },
  'sum-in-a-box': async ({ page, press }) => {
    const [, a, sign, b] = /(\d+) (.) (\d+) =/.exec((await page.locator('.task').textContent()) ?? '') ?? []
    const [x, y] = [Number(a), Number(b)]
    await page.locator('input').fill(String(sign === '+' ? x + y : sign === '-' ? x - y : x * y))
    await press('Check')
  },
  'copper-bought-cheaply': async ({ page, read, press }) => {
    const limit = Number(read(/\$(\d+)\.00/)[0])
    for (;;) {
      const price = await page.locator('#price').textContent()
      if (Number(price?.slice(1)) <= limit) break
      await page.waitForTimeout(30)
    }
    await press('Buy')
  },
  'file-thrown-off-a-console': async ({ page, read }) => {
    const [ending] = read(/(\.\w+)/)
    const line = page.getByLabel('command line')
    await line.fill('ls')
    await line.press('Enter')
    const files = ((await page.locator('#log').textContent()) ?? '').split(/\s+/)
    await line.fill(`rm ${files.find(file => file.endsWith(ending))}`)
    await line.press('Enter')
  },
  'word-styled-in-the-editor': async ({ page, asked, press }) => {
    const word = /"(\w+)"/.exec(asked)?.[1]
    if (word === undefined) await page.locator('#paper').click({ clickCount: 3 })
    else await selectWord(page, word)
    await page.getByTitle(/bold/.test(asked) ? 'Bold' : /italic/.test(asked) ? 'Italic' : 'Underline').click()
    await press('Save')
  },
  'crooked-letters-retyped': async ({ page, press }) => {
    await page.locator('input').fill((await page.locator('#signs span').allTextContents()).join(''))
    await press('Submit')
  },
  'dots-of-two-plates': async ({ page, press }) => {
    await page.locator('input').fill(String(await page.locator('ellipse').count()))
    await press('Submit')
  },
  'crosses-against-a-dull-machine': async ({ page }) => {
    while (await page.locator('#sync-task-cover').isHidden()) {
      const board = await page.locator('#field div').allTextContents()
      await page.locator('#field div').nth(nextCross(board)).click()
    }
  },
}

/** Selects a word as a double click on it does. */
const selectWord = async (page: Page, word: string): Promise<unknown> =>
  await page.evaluate(`(() => {
    const text = byId('paper').firstChild
    byId('paper').focus()
    const start = new RegExp('\\\\b${word}\\\\b').exec(text.data).index
    getSelection().setBaseAndExtent(text, start, text, start + ${word.length})
  })()`)

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map(line => Array.from(line, Number))

/** The square to play: one that wins, one that keeps the other from it, else the free one on most open lines. */
function nextCross(board: string[]): number {
  for (const sign of ['X', 'O'])
    for (const line of LINES) {
      const free = line.filter(at => !board[at])
      if (free.length === 1 && line.filter(at => board[at] === sign).length === 2) return free[0] ?? 0
    }
  const worth = (at: number): number =>
    LINES.filter(line => line.includes(at))
      .map(line => line.map(one => board[one]))
      .reduce((sum, signs) => sum + (signs.includes('O') ? 0 : signs.includes('X') ? 3 : 1), 0)
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].filter(at => !board[at]).toSorted((a, b) => worth(b) - worth(a))[0] ?? 0
}
