import { placeOf, type Point, type Solver } from '../solving.ts'

/** Pages of the twenty-first set that want things dragged, drawn, pointed at or kept under the pointer. */
export const MOUSE: Record<string, Solver> = {
  'crate-onto-the-pallet': async ({ page, dragTo }) => await dragTo(page.locator('#crate'), page.locator('#pallet')),
  'disc-moved-one-way': async ({ page, read, middle, drag, press }) => {
    const [x, y] = await middle(page.locator('#pool circle'))
    const [dx, dy] = { up: [0, -40], down: [0, 40], left: [-40, 0], right: [40, 0] }[read(/disc (\w+) by/)[0]] ?? []
    await drag([x, y], [x + (dx ?? 0), y + (dy ?? 0)])
    await press('Ready')
  },
  'cube-turned-to-a-side': async ({ page, read, corner, drag, press }) => {
    const [x, y] = await corner('#scene')
    const [wanted] = read(/side (\d)/)
    const moves: Point[] = [...Array.from({ length: 3 }, (): Point => [90, 0]), [90, 0], [0, 90], [0, 90], [0, 90]]
    for (const [dx, dy] of moves) {
      if ((await frontOf(page)) === wanted) break
      await drag([x + 20, y + 20], [x + 20 + dx, y + 20 + dy])
    }
    await press('Hold')
  },
  'runner-to-a-new-rank': async ({ page, read, middle, press }) => {
    const [name, word] = read(/Drag (\w+) so that \w+ ranks (\w+) of/)
    const to = word === 'last' ? 4 : placeOf(word)
    const rows = page.locator('#ranks li')
    const target = rows.nth(to)
    const isUp = (await middle(target))[1] < (await middle(rows.filter({ hasText: name })))[1]
    const height = (await target.boundingBox())?.height ?? 0
    const targetPosition = { x: 20, y: isUp ? 3 : height - 3 }
    await rows.filter({ hasText: name }).dragTo(target, { targetPosition })
    await press('Fix ranks')
  },
  'cup-to-a-shelf-place': async ({ page, read }) => {
    const [name, row, column] = read(/Drag the (\w+) to the place in the (\w+) row and the (\w+) column/)
    const at = ['top', 'middle', 'bottom'].indexOf(row) * 3 + ['left', 'middle', 'right'].indexOf(column)
    await page.locator('#shelf span', { hasText: name }).dragTo(page.locator(`#shelf [data-n="${at}"]`))
  },
  'circles-into-the-left-tray': async ({ page, read, middle, drag, corner, press }) => {
    const [word, side] = read(/all the (\w+) into the (\w+) tray/)
    const figures = page.locator(`.f[data-k=${word === 'circles' ? 'circle' : 'rect'}]`)
    const [x, y] = await corner('#s')
    for (let at = 0; at < (await figures.count()); at++)
      await drag(await middle(figures.nth(at)), [x + (side === 'left' ? 30 : 200) + at * 30, y + 120])
    await press('Done')
  },
  'queue-by-number': async ({ page, asked, middle, drag, corner, press }) => {
    const numbers = (await page.locator('#queue div').allTextContents()).map(Number)
    const sorted = numbers.toSorted((a, b) => (asked.includes('smallest') ? b - a : a - b))
    const [left, top] = await corner('#queue')
    for (const number of sorted)
      await drag(await middle(page.locator('#queue').getByText(String(number), { exact: true })), [left + 2, top + 20])
    await press('Sorted')
  },
  'circle-around-the-dot': async ({ page, middle, drag, press }) => {
    const [x, y] = await middle(page.locator('#board circle'))
    const around = Array.from({ length: 25 }, (_, k): Point => {
      return [x + 40 * Math.cos((k * Math.PI) / 12), y + 40 * Math.sin((k * Math.PI) / 12)]
    })
    await drag(...around)
    await press('Submit')
  },
  'level-line-through-a-point': async ({ page, asked, middle, drag, press }) => {
    const [x, y] = await middle(page.locator('#board circle'))
    const [dx, dy] = asked.includes('horizontal') ? [40, 0] : [0, 40]
    await drag([x - dx, y - dy], [x + dx, y + dy])
    await press('Submit')
  },
  'middle-between-two-dots': async ({ page, middle, press }) => {
    const [a, b] = [await middle(page.locator('[fill=red]').first()), await middle(page.locator('[fill=red]').last())]
    await page.mouse.click((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    await press('Submit')
  },
  'corner-of-ninety-degrees': async ({ page, middle, press }) => {
    const [a, b] = [await middle(page.locator('[fill=blue]')), await middle(page.locator('[fill=red]'))]
    await page.mouse.click(b[0] - (a[1] - b[1]), b[1] + (a[0] - b[0]))
    await press('Submit')
  },
  'angle-cut-in-two': async ({ page, clickAt, press }) => {
    const drawn = await page.locator('#s path').first().getAttribute('d')
    const [ax = 0, ay = 0, x = 0, y = 0, bx = 0, by = 0] = (drawn?.match(/-?[\d.]+/g) ?? []).map(Number)
    const [dx, dy] = [(ax + bx) / 2 - x, (ay + by) / 2 - y]
    await clickAt('#s', [x + (40 * dx) / Math.hypot(dx, dy), y + (40 * dy) / Math.hypot(dx, dy)])
    await press('Submit')
  },
  'hub-of-a-wheel': async ({ page, middle, press }) => {
    await page.mouse.click(...(await middle(page.locator('#c'))))
    await press('Submit')
  },
  'point-with-two-coordinates': async ({ page, read }) => {
    const [x, y] = read(/\((-?\d), (-?\d)\)/)
    await page.locator(`[data-x="${x}"][data-y="${y}"]`).click()
  },
  'hot-place-in-the-sand': async ({ page, corner }) => {
    const [left, top] = await corner('#sand')
    for (let y = 10; y < 160; y += 20)
      for (let x = 10; x < 240; x += 20) {
        await page.mouse.move(left + x, top + y)
        if ((await page.locator('#say').textContent()) === 'HOT') return await page.mouse.click(left + x, top + y)
      }
  },
  'pointer-kept-on-a-disc': async ({ page, middle }) => {
    while (await page.locator('#sync-task-cover').isHidden())
      await page.mouse.move(...(await middle(page.locator('#disc'))))
  },
  'passage-marked': async ({ page, press }) => {
    await page.locator('#text').click({ clickCount: 3 })
    await press('Submit')
  },
  'one-verse-marked': async ({ page, read, press }) => {
    await page
      .locator('.verse')
      .nth(Number(read(/verse (\d)/)[0]) - 1)
      .click({ clickCount: 3 })
    await press('Submit')
  },
  'writing-area-stretched': async ({ page, read, drag, corner, press }) => {
    const [x, y] = await corner('textarea')
    const box = await page.locator('textarea').boundingBox()
    const grip: Point = [x + (box?.width ?? 0) - 4, y + (box?.height ?? 0) - 4]
    const [dx, dy] =
      { wider: [40, 0], narrower: [-40, 0], taller: [0, 30], shorter: [0, -30] }[read(/make it (\w+)/)[0]] ?? []
    await drag(grip, [grip[0] + (dx ?? 0), grip[1] + (dy ?? 0)])
    await press('Submit')
  },
  'brightness-on-a-rail': async ({ page, read, press }) => {
    const goal = Number(read(/to (-?\d+) with/)[0])
    await page.locator('.ui-slider-handle').focus()
    const by = goal - Number(await page.locator('#v').textContent())
    for (let step = 0; step < Math.abs(by); step++) await page.keyboard.press(by > 0 ? 'ArrowRight' : 'ArrowLeft')
    await press('Submit')
  },
  'rolled-to-an-end': async ({ page, asked, press }) => {
    await page.locator('#roll').hover()
    await page.mouse.wheel(0, asked.includes('very top') ? -5_000 : 5_000)
    await page.waitForTimeout(300)
    await press('Submit')
  },
}

/** The number on the side that a beholder sees, from the middle of the scene. */
const frontOf = async (page: { evaluate(script: string): Promise<unknown> }): Promise<string> =>
  String(
    await page.evaluate(`(() => {
      const box = byId('scene').getBoundingClientRect()
      return document.elementFromPoint(box.left + 95, box.top + 85).textContent
    })()`),
  )
