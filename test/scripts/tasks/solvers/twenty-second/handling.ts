import type { Hands, Point, Solver } from '../../solving.ts'

const pressed =
  (name: string): Solver =>
  async ({ press }) =>
    await press(name)

const knob: Solver = async ({ page, read, middle, drag, press }) => {
  const goal = Number(read(/volume is (\d+),/)[0])
  const [x, y] = await middle(page.locator('#knob'))
  for (let turn = 0; turn < 9; turn++) {
    const left = goal - Number(await page.locator('#v').textContent())
    if (left === 0) break
    await drag([x, y], [x, y - 2 * Math.max(-20, Math.min(20, left))])
  }
  await press('On')
}

const rent: Solver = async ({ page, read, middle, corner, drag, press }) => {
  const goals = read(/for (\d+) to (\d+) euros/)
  const [left] = await corner('#rail')
  for (const at of [0, 1]) {
    const [x, y] = await middle(page.getByRole('slider').nth(at))
    await drag([x, y], [left + Number(goals[at]) * 0.3, y])
  }
  await press('Show flats')
}

const frame =
  (isRight: boolean): Solver =>
  async ({ page, read, drag, press }) => {
    const [name] = read(/around the (\w+) with/)
    const seen = page.locator(`#sea ${isRight ? `[data-n="${name}"]` : `text:not([data-n="${name}"])`}`).first()
    const box = await seen.boundingBox()
    if (!box) throw new Error(`${name} is not in the picture`)
    await drag([box.x - 3, box.y - 3], [box.x + box.width + 3, box.y + box.height + 3])
    await press('Keep')
  }

const piece =
  (isRight: boolean): Solver =>
  async ({ page, corner, drag }) => {
    const points = await page.locator('.piece').getAttribute('points')
    const hole = page.locator(isRight ? `.hole[points="${points}"]` : `.hole:not([points="${points}"])`).first()
    const place = /[\d.]+ [\d.]+/
      .exec((await hole.getAttribute('transform')) ?? '')?.[0]
      .split(' ')
      .map(Number)
    const held = /[\d.]+ [\d.]+/.exec((await page.locator('.piece').getAttribute('transform')) ?? '')
    const [left, top] = await corner('#toy')
    const [x = 0, y = 0] = held?.[0].split(' ').map(Number) ?? []
    const to: Point = [left + (place?.[0] ?? 0), top + (place?.[1] ?? 0)]
    await drag([left + x, top + y], to)
  }

const hold =
  (isRight: boolean): Solver =>
  async ({ page, read, middle }) => {
    const [name] = read(/"(.+)"/)
    const buttons = page.locator('.b')
    const button = isRight ? buttons.filter({ hasText: name }) : buttons.filter({ hasNotText: name })
    await page.mouse.move(...(await middle(button)))
    await page.mouse.down()
    await page.locator('#full [style*="width: 200px"]').waitFor()
    await page.mouse.up()
  }

const story =
  (button: string): Solver =>
  async ({ page, read, press }) => {
    const [old, fresh] = read(/story, (\w+) shall be called (\w+) /)
    await press('Find & replace')
    await page.getByLabel('Find').fill(old)
    await page.getByLabel('Replace with').fill(fresh)
    await press(button)
    await press('Save')
  }

const memory: Solver = async ({ page, press }) => {
  const cards = await page.locator('#cards button').all()
  const signs: string[] = []
  for (const card of cards) {
    await card.click()
    signs.push((await card.textContent()) ?? '')
  }
  for (const sign of new Set(signs))
    for (const [at, card] of cards.entries()) if (signs[at] === sign) await card.click()
  await press('Finished')
}

const maze: Solver = async ({ page, press }) => {
  const fields = await page.locator('#maze div').all()
  const isWall = await Promise.all(fields.map(async field => (await field.getAttribute('class')) === 'wall'))
  const texts = await page.locator('#maze div').allTextContents()
  let x = texts.indexOf('🐭')
  const goto = async (to: number): Promise<void> => {
    for (; x !== to; x += Math.sign(to - x)) await press(to > x ? 'Right' : 'Left')
  }
  for (const row of [1, 3]) {
    await goto(isWall.slice(row * 5, row * 5 + 5).indexOf(false))
    await press('Down')
    await press('Down')
  }
  await goto(texts.indexOf('🧀') - 20)
}

const wall: Solver = async ({ page, press }) => {
  const texts = await page.locator('#maze div').allTextContents()
  const at = texts.indexOf('🐭')
  const isOpen =
    (await page
      .locator('#maze div')
      .nth(at + 5)
      .getAttribute('class')) !== 'wall'
  if (isOpen) await press(at < 4 ? 'Right' : 'Left')
  await press('Down')
}

const scales: Solver = async ({ page, read, press }) => {
  const goal = Number(read(/exactly (\d+) kg/)[0])
  const weights = (await page.locator('.w').allTextContents()).map(text => Number.parseInt(text, 10))
  const sets = Array.from({ length: 2 ** weights.length }, (_, bits) => weights.map((_weight, at) => (bits >> at) % 2))
  const chosen = sets.find(set => weights.reduce((sum, weight, at) => sum + weight * (set[at] ?? 0), 0) === goal) ?? []
  for (const [at, is] of chosen.entries()) if (is === 1) await page.locator('.w').nth(at).click()
  await press('Weigh')
}

/** Pages of the twenty-second set that want things turned, dragged, held, written over or played. */
export const HANDLING: Record<string, Hands> = {
  'knob-of-a-radio': { right: knob, wrong: pressed('On') },
  'price-between-two-handles': { right: rent, wrong: pressed('Show flats') },
  'frame-around-the-ship': { right: frame(true), wrong: frame(false) },
  'piece-into-its-hole': { right: piece(true), wrong: piece(false) },
  'button-held-down': { right: hold(true), wrong: hold(false) },
  'cell-of-a-sheet': {
    right: async ({ page, read, press }) => {
      const [column, row, value] = read(/cell (\w)(\d) of the sheet; it should be (\d+)/)
      const cell = page.locator('#sheet tr').nth(Number(row)).locator('td').nth('ABCD'.indexOf(column))
      await cell.dblclick()
      await cell.locator('input').fill(value)
      await page.keyboard.press('Enter')
      await press('Save sheet')
    },
    wrong: pressed('Save sheet'),
  },
  'word-replaced-everywhere': { right: story('Replace all'), wrong: story('Replace') },
  'pairs-turned-over': { right: memory, wrong: pressed('Finished') },
  'mouse-to-the-cheese': { right: maze, wrong: wall },
  'weights-for-the-scales': { right: scales, wrong: pressed('Weigh') },
}
