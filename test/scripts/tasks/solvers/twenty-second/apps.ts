import { misread, type Hands, type Solver } from '../../solving.ts'

const chat =
  (isReply: boolean): Solver =>
  async ({ page, read, press }) => {
    const [who, words] = read(/reply to (\w+)'s message .* with: (.+)$/)
    if (isReply) {
      const message = page.locator('.msg', { has: page.locator('b', { hasText: who }) })
      await message.hover()
      await message.locator('.re').click()
    }
    await page.getByPlaceholder('Write a message').fill(words)
    await press('Send')
  }

const mute: Solver = async ({ page, read }) => {
  const [group, span] = read(/^The (.+) group .* it for (.+)\.$/)
  await page.locator(`[data-g="${group}"] .dots`).click()
  await page.getByText('Mute…').click()
  await page.getByText(span === 'good' ? 'Always' : span, { exact: true }).click()
}

const file =
  (many: number): Solver =>
  async ({ page, read, press }) => {
    const [who, folder] = read(/from (\w+) under (\w+)\./)
    const mails = await page.locator('.mail', { has: page.locator('b', { hasText: who }) }).all()
    for (const mail of mails.slice(0, many)) await mail.locator('input').check()
    await page.getByLabel('Move to').selectOption(folder)
    await press('Move')
  }

const meeting =
  (isMoved: boolean): Solver =>
  async ({ page, read, press }) => {
    const [name, hour] = read(/^(.+) is going to be at (\d+:00)/)
    await page.locator('.ev', { hasText: name }).click()
    if (isMoved) await page.getByLabel('Starts').selectOption(hour)
    await press('Save')
  }

const COLUMNS = ['To do', 'Doing', 'Done']

const card =
  (isRight: boolean): Solver =>
  async ({ page, read }) => {
    const [name, column] = read(/"(.+)" over to the (.+) column/)
    const held = page.locator('.card', { hasText: name })
    const from = Number(await page.locator('.col', { has: held }).getAttribute('data-k'))
    const goal = COLUMNS.indexOf(column)
    const to = isRight ? goal : 3 - from - goal
    await held.dragTo(page.locator(`.col[data-k="${to}"]`))
  }

const restore =
  (isRight: boolean): Solver =>
  async ({ page, read }) => {
    const [title] = read(/"(.+)"/)
    await page.locator('#side div', { hasText: 'Bin' }).click()
    const note = page.locator(isRight ? `.note[data-t="${title}"]` : `.note:not([data-t="${title}"])`).first()
    await note.getByRole('button', { name: 'Restore' }).click()
  }

const rename =
  (isRight: boolean): Solver =>
  async ({ page, read }) => {
    const [old, fresh] = read(/file (\S+) a new name: it should be called (\S+)\. /)
    const row = page.locator(isRight ? `.f[data-f="${old}"]` : `.f:not([data-f="${old}"])`).first()
    await row.click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    await page.locator('.f input').fill(fresh)
    await page.keyboard.press('Enter')
  }

const intoFolder =
  (isRight: boolean): Solver =>
  async ({ page, read, dragTo }) => {
    const [name, folder] = read(/^(\S+) is .* into the (\w+) folder/)
    const folders = page.locator('.dir')
    const to = isRight ? folders.filter({ hasText: folder }) : folders.filter({ hasNotText: folder }).first()
    await dragTo(page.locator('.kid').getByText(name, { exact: true }), to)
  }

const photo =
  (looks: boolean): Solver =>
  async ({ page, read }) => {
    const [title] = read(/"(.+)"/)
    await page.locator('#thumbs span').first().click()
    for (let turn = 0; looks && turn < 6; turn++) {
      if ((await page.locator('#box p').textContent()) === title) break
      await page.getByTitle('Next').click()
    }
    await page.getByTitle('Like').click()
  }

const DEEDS: Record<string, string> = { I: 'Play next', Put: 'Add to queue', Download: 'Download' }

const song =
  (deedOf: (beginning: string) => string | undefined): Solver =>
  async ({ page, read }) => {
    const [beginning, title] = read(/^(\w+) .*"(.+)"/)
    const row = page.locator(`.song[data-s="${title}"]`)
    await row.hover()
    await row.getByLabel('More').click()
    await page.getByRole('link', { name: deedOf(beginning) ?? '', exact: true }).click()
  }

const TONGUES: Record<string, string> = {
  German: 'Deutsch',
  Spanish: 'Español',
  French: 'Français',
  Italian: 'Italiano',
  Polish: 'Polski',
}

const language =
  (tongueOf: (said: string) => string | undefined): Solver =>
  async ({ page, read, press }) => {
    await press('Account')
    await page.getByText('Language ›').click()
    await page.getByText(tongueOf(read(/reads (\w+)\./)[0]) ?? '', { exact: true }).click()
  }

const search =
  (cookies: string): Solver =>
  async ({ page, read, press }) => {
    await press(cookies)
    await page.getByPlaceholder('What are you looking for?').click()
    await press('No, thank you')
    await page.getByPlaceholder('What are you looking for?').fill(read(/"(.+)"/)[0])
    await press('Search')
  }

const pizza =
  (fetched: string): Solver =>
  async ({ page, asked, read, press }) => {
    const [size, kind] = read(/me a (\w+) (\w+) pizza/)
    const drink = asked.includes('nothing to drink') ? 'No drink' : read(/and a (\w+) with it/)[0]
    const answers: Record<string, string> = { Which: kind, What: size, Anything: drink, Shall: fetched }
    for (let turn = 0; turn < 4; turn++) {
      const question = (await page.locator('#log p:not(.me)').last().textContent()) ?? ''
      const answer = answers[question.split(' ')[0] ?? ''] ?? ''
      await press(answer.charAt(0).toUpperCase() + answer.slice(1))
    }
  }

const department: Solver = async ({ page, read }) => {
  const [who, shelf] = read(/the (\w+)'s (\w+)\./)
  const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
  const menu = page.locator(`.top[data-d="${upper(who)}"]`)
  await menu.hover({ position: { x: 20, y: 10 } })
  await menu.getByRole('link', { name: upper(shelf), exact: true }).click()
}

const share =
  (isRight: boolean): Solver =>
  async ({ page, read, press }) => {
    const [title] = read(/"(.+)"/)
    const cards = page.locator('.card')
    const one = isRight ? cards.filter({ hasText: title }) : cards.filter({ hasNotText: title }).first()
    await one.getByRole('button').click()
    const link = await page.locator('#share input').inputValue()
    await press('Done')
    await page.locator('#m').fill(link)
    await press('Send')
  }

/** Pages of the twenty-second set that look like apps: chats, mail, calendars, boards, files, photos, music, shops. */
export const APPS: Record<string, Hands> = {
  'reply-to-one-of-the-chat': { right: chat(true), wrong: chat(false) },
  'group-made-silent': {
    right: mute,
    wrong: misread(mute, asked =>
      asked.replace(/for (good|.+)\.$/, (_, span) => `for ${span === 'good' ? '1 week' : 'good'}.`),
    ),
  },
  'mails-into-a-folder': { right: file(9), wrong: file(1) },
  'meeting-moved-to-later': { right: meeting(true), wrong: meeting(false) },
  'card-into-another-column': { right: card(true), wrong: card(false) },
  'basket-put-right-and-paid': {
    right: async ({ page, read, press }) => {
      const [many, more, out] = read(/need (\d+) of the (\w+), and I don't want the (\w+)/)
      await page.locator('.it', { hasText: out }).getByTitle('Remove').click()
      const line = page.locator('.it', { hasText: more })
      const has = Number(/\d+/.exec((await line.textContent()) ?? '')?.[0])
      for (let at = has; at < Number(many); at++) await line.locator('.more').click()
      await press('To the till')
    },
    wrong: async ({ press }) => await press('To the till'),
  },
  'note-back-from-the-bin': { right: restore(true), wrong: restore(false) },
  'file-under-a-new-name': { right: rename(true), wrong: rename(false) },
  'file-into-a-folder-of-the-tree': { right: intoFolder(true), wrong: intoFolder(false) },
  'photo-with-a-heart': { right: photo(true), wrong: photo(false) },
  'song-to-be-next': { right: song(beginning => DEEDS[beginning]), wrong: song(() => 'Go to artist') },
  'language-under-the-portrait': { right: language(said => TONGUES[said]), wrong: language(() => 'English') },
  'two-windows-before-the-search': { right: search('Only necessary'), wrong: search('Accept all') },
  'talk-with-a-bot': { right: pizza('I collect it'), wrong: pizza('Yes, deliver') },
  'shelf-under-a-wide-menu': {
    right: department,
    wrong: misread(department, asked =>
      asked.replace(/the (\w+)'s/, (_, who) => `the ${who === 'men' ? 'women' : 'men'}'s`),
    ),
  },
  'link-out-of-the-share-box': { right: share(true), wrong: share(false) },
}
