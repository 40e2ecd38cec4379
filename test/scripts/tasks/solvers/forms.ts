import { placeOf, type Solver } from '../solving.ts'

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const two = (number: number): string => String(number).padStart(2, '0')

/** Pages of the twenty-first set with fields, lists, calendars and sliders. */
export const FORMS: Record<string, Solver> = {
  'day-of-the-month-on-show': async ({ page, read, press }) => {
    const [day] = read(/\/(\d\d)\//)
    await page.locator('#datepicker').click()
    await page.getByRole('link', { name: String(Number(day)), exact: true }).click()
    await press('Book')
  },
  'day-a-month-or-two-away': async ({ page, read, press }) => {
    const [month, day] = read(/to (\w+) (\d+),/)
    const here = MONTHS.findIndex(name => name === month)
    for (;;) {
      const shown = MONTHS.indexOf(((await page.locator('#title').textContent()) ?? '').split(' ')[0] ?? '')
      if (shown === here) break
      await press(shown < here ? 'Next month' : 'Previous month')
    }
    await page.locator('#grid').getByText(day, { exact: true }).click()
    await press('Set')
  },
  'birthday-in-three-lists': async ({ page, read, press }) => {
    const [day, month, year] = read(/on (\d+) (\w+) (\d+)\./)
    await page.getByLabel('Day').selectOption(day)
    await page.getByLabel('Month').selectOption(month)
    await page.getByLabel('Year').selectOption(year)
    await press('Continue')
  },
  'any-day-of-one-year': async ({ page, read, press }) => {
    const [month, day] = read(/2018-(\d\d)-(\d\d)/)
    await press('Open calendar')
    for (let at = 12; at > Number(month); at--) await press('<')
    await page
      .locator('#pad td.in')
      .getByText(String(Number(day)), { exact: true })
      .click()
    await press('Submit')
  },
  'station-from-a-list': async ({ page, read, press }) => {
    await page.locator('select').selectOption(read(/is (\w+):/)[0])
    await press('Go on')
  },
  'appointment-in-the-day-plan': async ({ page, read, press }) => {
    const [name, hour] = read(/"(.+)" .* at (\d+ [AP]M)/)
    await page.locator('.slot', { has: page.getByText(hour, { exact: true }) }).click()
    await page.getByLabel('Title').fill(name)
    await press('Add')
  },
  'date-in-a-native-field': async ({ page, asked, press }) => {
    const [said = ''] = /on (.+):/.exec(asked)?.slice(1) ?? []
    const numbers = said.match(/\d+/g) ?? []
    const month = MONTHS.findIndex(name => said.includes(name)) + 1
    const day = Number(month ? numbers[0] : numbers[1])
    await page.locator('#b').fill(`${numbers.at(-1)}-${two(month || Number(numbers[0]))}-${two(day)}`)
    await press('Register')
  },
  'time-of-departure': async ({ page, read, press }) => {
    const [hour, minute, half] = read(/at (\d+):(\d+) ([AP]M)/)
    await page.locator('#t').fill(`${two((Number(hour) % 12) + (half === 'PM' ? 12 : 0))}:${minute}`)
    await press('Save')
  },
  'password-and-once-more': async ({ page, read, press }) => {
    const [secret] = read(/"(.+)"/)
    await page.locator('#one').fill(secret)
    await page.locator('#two').fill(secret)
    await press('Create account')
  },
  'name-in-one-field': async ({ page, read, press }) => {
    await page.locator('[type=text]').fill(read(/"(.+)"/)[0])
    await press('Submit')
  },
  'field-and-key-that-wander': async ({ page, read }) => {
    await page.locator('input').fill(read(/Write (\w+) into/)[0])
    await page.locator('#area button').click()
  },
  'word-in-small-or-great-letters': async ({ page, read, press }) => {
    const [word, way] = read(/"(.+)" in all (\w+)/)
    await page.locator('input').fill(way === 'upper' ? word.toUpperCase() : word.toLowerCase())
    await press('Confirm')
  },
  'cursor-in-the-field': async ({ page }) => await page.locator('input').click(),
  'cursor-in-the-right-field': async ({ page, read }) =>
    await page
      .locator('input')
      .nth(placeOf(read(/the (\w+) text field/)[0]))
      .click(),
  'slider-box-and-key': async ({ page, read, press }) => {
    const [value, word, name] = read(/to (\d+), tick the (\w+) checkbox and press (\w+)/)
    await page.getByLabel('slider').fill(value)
    await page.locator('[type=checkbox]').nth(placeOf(word)).check()
    await press(name)
  },
  'radio-then-number-in-a-field': async ({ page, read, press }) => {
    const [radio, number, field] = read(/the (\d)\w+ radio .* number (-?\d+) into the (\d)/)
    await page
      .locator('[type=radio]')
      .nth(Number(radio) - 1)
      .check()
    await page
      .locator('[type=text]')
      .nth(Number(field) - 1)
      .fill(number)
    await press('Submit')
  },
  'list-then-one-of-two-keys': async ({ page, read, press }) => {
    const [thing, name] = read(/Choose (\w+) in .* says (\w+)/)
    await page.locator('select').selectOption(thing)
    await press(name)
  },
  'entrance-with-name-and-secret': async ({ page, read, press }) => {
    const [user, secret] = read(/"(\w+)" .* "(\w+)"/)
    await page.locator('#u').fill(user)
    await page.locator('#p').fill(secret)
    await press('Sign in')
  },
  'entrance-with-an-interruption': async ({ page, read, press }) => {
    const [user, secret] = read(/name (\w+) and the password (\w+)\./)
    for (const field of ['#name', '#secret']) {
      await page.locator(field).focus()
      if (await page.locator('#over').isVisible()) await press('Cancel')
    }
    await page.locator('#name').fill(user)
    await page.locator('#secret').fill(secret)
    await press('Log in')
  },
  'library-search-in-changing-dress': async ({ page, read }) => {
    const [title, author, year] = read(/"(.+)" by (\w+) from the year (\d+)/)
    for (const [name, value] of Object.entries({ title, author, year }))
      await page.locator(`[name=${name}]`).fill(value)
    await page.locator('#area button').click()
  },
  'hotel-search-with-fields-moved': async ({ page, read, press }) => {
    const [City, Nights, Guests] = read(/in (\w+) for (\d+) nights? and (\d) guest/)
    for (const [name, value] of Object.entries({ City, Nights, Guests })) await page.getByLabel(name).fill(value)
    await press('Search hotels')
  },
  'town-by-its-first-and-last-letters': async ({ page, read, press }) => {
    const [head, tail] = read(/"(\w+)" .* "(\w+)"/)
    await page.getByRole('combobox').fill(head)
    await page
      .locator('#offers li', { hasText: new RegExp(`${tail}$`) })
      .first()
      .click()
    await press('Submit')
  },
  'colour-of-the-wall': async ({ page, read, press }) => {
    await page.locator('[type=color]').fill(read(/(#\w+)/)[0])
    await press('Paint')
  },
  'three-native-sliders': async ({ page, asked, press }) => {
    for (const [, name = '', value = ''] of asked.matchAll(/(\w+) (\d+)/g)) await page.getByLabel(name).fill(value)
    await press('Apply')
  },
  'copies-by-up-and-down': async ({ read, press }) => {
    const goal = Number(read(/to (-?\d+),/)[0])
    for (let step = 0; step < Math.abs(goal); step++) await press(goal > 0 ? 'Increase' : 'Decrease')
    await press('Print')
  },
  'flight-at-the-lowest-fare': async ({ page, read, press }) => {
    const [best, from, to, month, day] = read(/the (\w+) one-way flight from (\w+) to (\w+) on (\d+)\/(\d+)/)
    for (const [field, port] of [
      ['#a', from],
      ['#b', to],
    ] as const) {
      await page.locator(field).fill(port)
      await page.locator('.list').filter({ visible: true }).getByRole('option').click()
    }
    await page.locator('#d').fill(`2024-${month}-${day}`)
    await press('Search flights')
    const rows = await page.locator('.flight').allTextContents()
    const worth = (row: string): number => {
      const [, hours, minutes, fare] = (/(\d+)h (\d+)mBook for \$(\d+)/.exec(row) ?? []).map(Number)
      return best === 'cheapest' ? (fare ?? 0) : (hours ?? 0) * 60 + (minutes ?? 0)
    }
    const least = Math.min(...rows.map(worth))
    await page
      .locator('.flight button')
      .nth(rows.findIndex(row => worth(row) === least))
      .click()
  },
  'seats-for-a-film': async ({ page, read, press }) => {
    const [count, kind, film, time] = read(/Buy (\d) (\w+) tickets? for "(.+)" at (.+)\.$/)
    await page.locator('#film').selectOption(film)
    await page.locator(`[value="${time}"]`).check()
    await page.locator('#kind').selectOption(`${kind.charAt(0).toUpperCase()}${kind.slice(1)}`)
    await page.locator('#n').fill(count)
    await press('Buy')
  },
  'lunch-in-portions': async ({ page, asked, press }) => {
    for (const [, count, dish] of asked.matchAll(/(\d) × (\w+ \w+)/g))
      for (let one = 0; one < Number(count); one++) await page.getByLabel(`More ${dish}`).click()
    await press('Place order')
  },
  'rules-of-the-house-signed': async ({ page, asked, read, press }) => {
    if (asked.startsWith('Do not')) return await press('Decline')
    await page.locator('#rules').hover()
    await page.mouse.wheel(0, 5_000)
    await page.locator('#name').fill(read(/sign as (.+), tick/)[0])
    await page.locator('#read').check()
    await press('Agree')
  },
}
