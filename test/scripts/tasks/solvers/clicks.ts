import { listed, placeOf, type Solver } from '../solving.ts'

/** Pages of the twenty-first set that want buttons, boxes, links, menus, tabs and swatches clicked. */
export const CLICKS: Record<string, Solver> = {
  'key-by-its-label': async ({ read, press }) => await press(read(/"(.+)"/)[0]),
  'start-then-finish': async ({ read, press }) => {
    const [first, second] = read(/the (\w+) button and after that the (\w+) button/)
    await press(first)
    await press(second)
  },
  'guests-who-are-coming': async ({ page, read, press }) => {
    for (const name of listed(read(/guests (.+), leave/)[0])) await page.getByLabel(name, { exact: true }).check()
    await press('Send')
  },
  'long-packing-list': async ({ page, read, press }) => {
    for (const name of listed(read(/list: (.+)\. Then/)[0])) await page.locator(`[name=${name}]`).check()
    await press('Packed')
  },
  'words-of-like-sense': async ({ page, read, press }) => {
    for (const word of listed(read(/same as (.+), then/)[0])) await page.locator(`[value=${LIKE[word]}]`).check()
    await press('Check')
  },
  'boxes-drawn-by-hand': async ({ page, read, press }) => {
    for (const name of listed(read(/more: (.+)\. Apply/)[0])) await page.locator(`[aria-label="${name}"]`).click()
    await press('Apply')
  },
  'panel-that-unfolds': async ({ page, press }) => {
    await page.locator('h3').click()
    await press('Save')
  },
  'link-under-one-heading': async ({ page, read }) => {
    const link = page.getByText(read(/"(.+)"/)[0], { exact: true })
    for (let at = 0; !(await link.isVisible()); at++) await page.locator('summary').nth(at).click()
    await link.click()
  },
  'paint-pot-by-colour': async ({ page, read }) => {
    const style = `background:${PAINTS[read(/pot of (\w+) paint/)[0]]}`
    await page.locator(`#pots div[style="${style}"]`).click()
  },
  'notice-with-a-cross': async ({ page }) => await page.getByTitle('Close').click(),
  'answer-in-the-pop-up': async ({ asked, read, press }) => {
    await press(asked.startsWith('Close') ? 'close' : read(/"(.+)"/)[0])
  },
  'linked-word-in-a-letter': async ({ page, read }) =>
    await page.locator('.go', { hasText: read(/word (\w+)\./)[0] }).click(),
  'menu-bar-three-deep': async ({ page, read }) => {
    const [bar, group, leaf] = read(/to (.+) > (.+) > (.+) and choose/)
    await page.locator('.bar > li', { hasText: bar }).hover({ position: { x: 12, y: 8 } })
    await page.locator('.bar > li > ul > li', { hasText: group }).hover({ position: { x: 12, y: 8 } })
    await page.locator('.leaf', { hasText: leaf }).click()
  },
  'menu-behind-three-bars': async ({ page, read, press }) => {
    await press('Menu')
    await page.getByRole('menuitem', { name: read(/entry (\w+)\./)[0] }).click()
  },
  'dance-of-the-evening': async ({ page, read, press }) => {
    await page.getByLabel(read(/Pick (\w+) as/)[0]).check()
    await press('Confirm')
  },
  'wheel-of-letters': async ({ page, read }) => {
    await page.locator('#hub').click()
    const middle = page.locator('#ring text', { hasText: read(/marked (\w)\./)[0] })
    await middle.click({ force: true })
  },
  'toppings-in-a-small-window': async ({ page, read, press }) => {
    await page.locator('select').selectOption(listed(read(/Have (.+) on the pizza/)[0]))
    await press('Bake')
  },
  'every-tile-of-one-hue': async ({ page, read, press }) => {
    const hue = HUES[read(/shade of (\w+)/)[0]] ?? 0
    for (const tile of await page.locator('#tiles button').all())
      if (Math.abs((await hueOf(tile)) - hue) < 20) await tile.click()
    await press('Done')
  },
  'one-figure-in-the-picture': async ({ page, read }) => {
    const [size, colour, figure] = read(/the (\w+) (\w+) (\w+) in/)
    const tag = { circle: 'circle', square: 'rect', triangle: 'polygon' }[figure]
    const fitting = page.locator(`svg ${tag}[fill="${TINTS[colour]}"]`)
    for (const one of await fitting.all()) {
      const width = (await one.boundingBox())?.width ?? 0
      if (width > 30 === (size === 'big')) return await one.click()
    }
  },
  'tab-by-its-place': async ({ page, read }) => {
    const [word] = read(/the (\w+) tab/)
    const at = placeOf(word)
    await (at < 0 ? page.getByRole('tab', { name: word }) : page.getByRole('tab').nth(at)).click()
  },
  'link-behind-one-of-three-tabs': async ({ page, read }) => {
    const link = page.locator('.ref', { hasText: new RegExp(`^${read(/"(.+)"/)[0]}$`) })
    for (let at = 0; !(await link.isVisible()); at++) await page.getByRole('tab').nth(at).click()
    await link.click()
  },
  'link-behind-one-of-six-tabs': async ({ page, read }) => {
    const link = page.getByRole('link', { name: read(/link (\w+)\./)[0], exact: true })
    for (let at = 0; !(await link.isVisible()); at++) await page.locator('#sheets span').nth(at).click()
    await link.click()
  },
  'single-button': async ({ press }) => await press('Here'),
  'button-two-not-one': async ({ read, press }) => await press(read(/button (\w+),/)[0]),
  'any-control-of-that-kind': async ({ page, read }) => {
    await page
      .locator(`.w[data-k="${read(/on a (.+)\. Any/)[0]}"]`)
      .first()
      .click()
  },
  'button-in-another-script': async ({ read, press }) => await press(read(/"(.+)"/)[0]),
  'numbers-clicked-upwards': async ({ page, press }) => {
    const numbers = await page.locator('#pit button').allTextContents()
    for (const number of numbers.toSorted((a, b) => Number(a) - Number(b))) await press(number)
  },
  'drifting-squares-gathered': async ({ page }) => {
    const yellow = page.locator('rect[fill="#fe4"]')
    for (let left = await yellow.count(); left > 0; left--) {
      const box = await yellow.first().boundingBox()
      if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    }
  },
  'lamps-in-the-shown-order': async ({ page, press }) => {
    await page.evaluate(`window.seen = []
      new MutationObserver(all => all.forEach(({ target }) => target.classList.contains('lit') && seen.push(target.dataset.n)))
        .observe(byId('lamps'), { subtree: true, attributeFilter: ['class'] })`)
    await press('Play')
    await page.getByText('Your turn').waitFor({ timeout: 8_000 })
    for (const name of (await page.evaluate('seen')) as string[]) await press(name)
  },
}

const LIKE: Record<string, string> = {
  big: 'large',
  quick: 'fast',
  glad: 'happy',
  ill: 'sick',
  begin: 'start',
  shut: 'close',
  silent: 'quiet',
  rich: 'wealthy',
  odd: 'strange',
  clever: 'smart',
  angry: 'mad',
  road: 'street',
  stone: 'rock',
  gift: 'present',
  sea: 'ocean',
  kid: 'child',
}

const PAINTS: Record<string, string> = {
  red: '#e00000',
  blue: '#1030e0',
  green: '#0a8a20',
  yellow: '#f5e000',
  orange: '#ff8800',
  purple: '#7a10a0',
  black: '#000',
  white: '#fff',
  pink: '#ff90c0',
  grey: '#888',
  brown: '#7a4a1a',
}

const HUES: Record<string, number> = { red: 10, green: 130, blue: 235 }

const TINTS: Record<string, string> = { red: '#d22', blue: '#24d', green: '#292', orange: '#f80', black: '#111' }

/** The hue of an element's background, in degrees and turned by ten, so that those of red lie together. */
async function hueOf(tile: { evaluate(work: (element: never) => unknown): Promise<unknown> }): Promise<number> {
  const colour = String(await tile.evaluate((element: { style: { background: string } }) => element.style.background))
  const [r = 0, g = 0, b = 0] = (colour.match(/\d+/g) ?? []).map(Number)
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)]
  const sixth =
    high === r ? (g - b) / (high - low) : high === g ? 2 + (b - r) / (high - low) : 4 + (r - g) / (high - low)
  return (sixth * 60 + 370) % 360
}
