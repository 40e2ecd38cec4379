import type { Locator } from 'playwright-core'
import { listed, misread, swapped, type Hands, type Solver } from '../../solving.ts'

const WEEKS = ['this week', 'next week', 'the week after next']
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

const pressed =
  (name: string): Solver =>
  async ({ press }) =>
    await press(name)

const dentist =
  (choose: (day: number, hour: string) => string): Solver =>
  async ({ page, read, press }) => {
    const [day, week, hour] = read(/on (\w+) (this week|next week|the week after next), ([\d:]+)\?/)
    for (let at = 0; at < WEEKS.indexOf(week); at++) await press('Later week')
    await page
      .locator(choose(DAYS.indexOf(day), hour))
      .first()
      .click()
    await press('Confirm')
  }

const stay =
  (late: number): Solver =>
  async ({ page, read, press }) => {
    const [from, first, to, last] = read(/on (\d+) (\w+) and leave on (\d+) (\w+)\./)
    const placeOf = (day: string, month: string): number => Number(day) + (month === 'July' ? 30 : 0)
    await page.locator(`[data-at="${placeOf(from, first)}"]`).click()
    await page.locator(`[data-at="${placeOf(to, last) + late}"]`).click()
    await press('Search rooms')
  }

const alarm: Solver = async ({ page, read, press }) => {
  const [hour, minute, half] = read(/(\d+):(\d+) in the (\w+)/)
  await page.locator(`#face [data-k="${hour}"]`).click()
  await page.locator(`#face [data-k="${Number(minute) / 5}"]`).click()
  await page.getByText(half === 'morning' ? 'AM' : 'PM', { exact: true }).click()
  await press('Set alarm')
}

const parcel: Solver = async ({ page, asked, read, press }) => {
  const [weight, name, town] = read(/of (\d+) kg for (.+) in (\w+)\./)
  const top = [2, 5, 10].find(limit => Number(weight) <= limit)
  await page.locator(`[value="${top}"]`).check()
  await press('Next')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Town').fill(town)
  await press('Next')
  await page.getByLabel('Insurance').setChecked(asked.includes('have it insured'))
  await press('Send parcel')
}

const barbecue =
  (takesOff: boolean): Solver =>
  async ({ page, read, press }) => {
    const [a, b, goes] = read(/invite (\w+) and (\w+) to the barbecue\. (\w+)/)
    if (takesOff) await page.getByTitle(`Remove ${goes}`).click()
    for (const name of [a, b]) {
      await page.locator('#to input').fill(name)
      await page.keyboard.press('Enter')
    }
    await press('Send invitation')
  }

const review =
  (placed: (house: string) => string): Solver =>
  async ({ page, read }) => {
    const [house, count, words] = read(/Give the (.+?) (just one|\d) stars?.* "(.+)"/)
    const place = page.locator(placed(house))
    await place.locator(`[data-n="${count === 'just one' ? 1 : count}"]`).click()
    await place.locator('textarea').fill(words)
    await place.locator('.post').click()
  }

const bill: Solver = async ({ page, read, press }) => {
  const lines = read(/lines: (.+)\. Save/)[0].split('; ')
  for (const [at, line] of lines.entries()) {
    const [many = '', what = '', each = ''] = /(\d+) x (\w+) at (\d+)/.exec(line)?.slice(1) ?? []
    if (at > 0) await press('+ Add line')
    await page.getByLabel('Item').last().fill(what)
    await page.getByLabel('Quantity').last().fill(many)
    await page.getByLabel('Price each').last().fill(each)
  }
  await press('Save bill')
}

const measures =
  (by: number): Solver =>
  async ({ page, read, press }) => {
    const [length, weight] = read(/is ([\d.]+) m long and weighs ([\d.]+) kg/)
    await page.locator('#l').fill(String(Math.round(Number(length) * 100)))
    await page.locator('#w').fill(String(Math.round(Number(weight) * by)))
    await press('Work out price')
  }

const evenings =
  (takesBack: boolean): Solver =>
  async ({ page, read }) => {
    const [a, b, old] = read(/on (\w+) and (\w+) only.*clicked (\w+)/)
    for (const day of takesBack ? [a, b, old] : [a, b]) await page.locator(`[data-d="${day}"]`).click()
    await page.getByText('Cast vote').click()
  }

const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const notices: Solver = async ({ page, read, press }) => {
  const [off, a, on, b] = read(/No more (\w+) by (.+), please\. But I would like (\w+) by (.+)\. Keep/)
  await page.locator(`[data-k="${upper(a)}/${upper(off)}"]`).click()
  await page.locator(`[data-k="${upper(b)}/${upper(on)}"]`).click()
  await press('Save')
}

const tip =
  (share: (percent: number) => number): Solver =>
  async ({ page, read, press }) => {
    const total = Number(await page.locator('#bill tr:last-child b').last().textContent())
    await page.getByLabel('Tip').fill(String(total * share(Number(read(/(\d+) percent/)[0]))))
    await press('Pay')
  }

const priceOf = async (tile: Locator): Promise<number> => Number(/\d+/.exec((await tile.textContent()) ?? '')?.[0])

const bicycle =
  (worth: 1 | -1): Solver =>
  async ({ page, read, press }) => {
    const [colour, extra] = read(/the (\w+) bicycle .* and a (\w+),/)
    await page.getByTitle(upper(colour)).click()
    const saddles = await page.locator('#saddle .tile').all()
    const priced = await Promise.all(saddles.map(async tile => ({ tile, price: await priceOf(tile) })))
    await priced.toSorted((a, b) => worth * (a.price - b.price))[0]?.tile.click()
    await page.locator(`#extra [data-v="${upper(extra)}"]`).click()
    await press('Order')
  }

const pickUp: Solver = async ({ page, read, press }) => {
  const [town, country, shop] = read(/order in (.+) \(that's in (\w+)\), at the (.+) branch/)
  await page.getByLabel('Country').selectOption(country)
  await page.getByLabel('Town').selectOption(town)
  await page.getByLabel('Branch').selectOption(shop)
  await press('Pick up here')
}

const SORTS: Record<string, string> = {
  animal: '🐕🐈🐎🐄🐟',
  fruit: '🍎🍌🍇🍒🍐',
  vehicle: '🚗🚌🚲🚂🚜',
  flower: '🌹🌷🌻🌼',
}

const pictures =
  (left: number): Solver =>
  async ({ page, read, press }) => {
    const sort = [...(SORTS[read(/shows an? (\w+),/)[0]] ?? '')]
    const tiles = await page.locator('#tiles div').all()
    const fitting: Locator[] = []
    for (const tile of tiles) if (sort.includes((await tile.textContent()) ?? '')) fitting.push(tile)
    for (const tile of fitting.slice(left)) await tile.click()
    await press('Verify')
  }

const payWithDeal =
  (uses: boolean): Solver =>
  async ({ page, press }) => {
    if (uses) {
      await page.locator('summary').click()
      await page.getByPlaceholder('Voucher code').fill((await page.locator('#ban b').textContent()) ?? '')
      await press('Apply')
    }
    await press('Buy now')
  }

const seats =
  (many: number): Solver =>
  async ({ page, read, press }) => {
    const free = page.locator(`.seat[data-r="${read(/row (\w)/)[0]}"]:not(.full)`)
    const numbers = await Promise.all((await free.all()).map(async seat => Number(await seat.getAttribute('data-n'))))
    const start = numbers.findIndex((number, at) => numbers[at + 1] === number + 1)
    for (let at = 0; at < many; at++) await free.nth(start + at).click()
    await press('Book')
  }

/** Pages of the twenty-second set with fields, lists, calendars, switches, tiles and steps. */
export const CHOOSING: Record<string, Hands> = {
  'hour-at-the-dentist': {
    right: dentist((day, hour) => `.free[data-day="${day}"][data-hour="${hour}"]`),
    wrong: dentist((_, hour) => `.free:not([data-hour="${hour}"])`),
  },
  'nights-in-two-months': { right: stay(0), wrong: stay(1) },
  'alarm-on-a-clock-face': { right: alarm, wrong: misread(alarm, swapped('morning', 'evening')) },
  'parcel-in-three-steps': {
    right: parcel,
    wrong: misread(parcel, swapped('have it insured', 'no insurance needed')),
  },
  'bill-to-the-same-door': {
    right: async ({ page, asked, read, press }) => {
      const same = asked.includes('same place')
      await page.locator('#same').setChecked(same)
      if (!same) {
        const [street, town] = read(/office, (.+) in (\w+)\./)
        await page.getByLabel('Street and number').fill(street)
        await page.getByLabel('Town').fill(town)
      }
      await press('Continue')
    },
    wrong: pressed('Continue'),
  },
  'guests-as-little-labels': { right: barbecue(true), wrong: barbecue(false) },
  'stars-for-the-cook': {
    right: review(house => `.place[data-h="${house}"]`),
    wrong: review(house => `.place:not([data-h="${house}"])`),
  },
  'lines-of-a-bill': { right: bill, wrong: misread(bill, asked => asked.replace(/; [^;]+\. Save/, '. Save')) },
  'length-in-another-unit': { right: measures(1000), wrong: measures(100) },
  'two-evenings-of-a-poll': { right: evenings(true), wrong: evenings(false) },
  'switches-under-two-heads': {
    right: notices,
    wrong: misread(notices, asked =>
      asked.replaceAll(/by (email|text message)/g, (_, way) => `by ${way === 'email' ? 'text message' : 'email'}`),
    ),
  },
  'tip-for-the-waiter': { right: tip(percent => percent / 100), wrong: tip(() => 1) },
  'bicycle-put-together': { right: bicycle(1), wrong: bicycle(-1) },
  'town-after-its-country': {
    right: pickUp,
    wrong: misread(pickUp, asked =>
      asked.replace(/the ([\w ]+) branch/, (_, shop) => `the ${shop === 'Centre' ? 'Station' : 'Centre'} branch`),
    ),
  },
  'pictures-of-one-sort': { right: pictures(0), wrong: pictures(1) },
  'voucher-of-the-banner': { right: payWithDeal(true), wrong: payWithDeal(false) },
  'two-seats-side-by-side': { right: seats(2), wrong: seats(1) },
  'counters-in-the-shadow': {
    right: async ({ page, read, press }) => {
      const kinds: Record<string, string> = { adult: 'Adults', child: 'Children', senior: 'Seniors', dog: 'Dogs' }
      for (const part of listed(read(/please: (.+)\./)[0])) {
        const [many, word = ''] = part.split(' ')
        const kind = kinds[word] ?? upper(word)
        const more = page.locator(`ticket-count[kind="${kind}"]`).getByLabel('more')
        for (let at = 0; at < Number(many); at++) await more.click()
      }
      await press('Buy tickets')
    },
    wrong: pressed('Buy tickets'),
  },
  'form-inside-a-frame': {
    right: async ({ page, read }) => {
      const [number, name] = read(/number (\d+) in the name of (.+)\./)
      const frame = page.frameLocator('iframe')
      await frame.getByLabel('Card number').fill(number)
      await frame.getByLabel('Name on the card').fill(name)
      await frame.getByRole('button').click()
    },
    wrong: async ({ page }) => await page.frameLocator('iframe').getByRole('button').click(),
  },
}
