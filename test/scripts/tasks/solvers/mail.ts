import type { Solver } from '../solving.ts'

/** Pages of the twenty-first set about mail and posts. */
export const MAIL: Record<string, Solver> = {
  'post-box-all-deeds': async ({ page, asked, read, press }) => {
    const [name] = read(/mail (?:that|from) (\w+)/)
    await page.locator('.mail', { hasText: name }).click()
    if (asked.startsWith('Delete')) return await press('Delete')
    if (asked.startsWith('Give')) return await page.getByTitle('Star').click()
    const isReply = asked.startsWith('Answer')
    await press(isReply ? 'Reply' : 'Forward')
    await page.locator(isReply ? '#text' : '#to').fill(read(isReply ? /"(.+)"/ : /on to (\w+)\./)[0])
    await press('Send')
  },
  'spam-thrown-out': async ({ page, read }) => {
    const [words] = read(/"(.+)"|message of (\w+)/).filter(Boolean) as [string]
    await page.locator('tr', { hasText: words }).getByLabel('Delete').click()
  },
  'message-sent-onward': async ({ page, read, press }) => {
    const [to, name] = read(/to (\w+) what (\w+) wrote/)
    await page.locator('.row', { hasText: name }).getByRole('button').click()
    await page.getByRole('menuitem', { name: 'Forward' }).click()
    await page.getByPlaceholder('Recipient').fill(to)
    await press('Send message')
  },
  'answer-under-the-message': async ({ page, read, press }) => {
    const [name, words] = read(/back to (\w+): "(.+)"/)
    await page.locator('#names li', { hasText: name }).click()
    await press('Reply')
    await page.getByLabel('Your reply').fill(words)
    await press('Send')
  },
  'favourite-among-the-mails': async ({ page, read }) => {
    const [words] = read(/"(.+)"|mail of (\w+)/).filter(Boolean) as [string]
    await page.locator('.m', { hasText: words }).locator('.star').click()
  },
  'flag-of-importance': async ({ page, read, press }) => {
    await page.locator('#list label', { hasText: read(/from (\w+) as/)[0] }).click()
    await press('Important')
  },
  'mail-asked-for-in-many-words': async ({ page, asked, read, press }) => {
    const names = await page.locator('.thread b').allTextContents()
    const deed = /trash|rid of|delete/.test(asked)
      ? 'trash'
      : /star/.test(asked)
        ? 'star'
        : /"/.test(asked)
          ? 'reply'
          : 'forward'
    const name = names.find(one => asked.includes(one)) ?? ''
    await page.locator('.thread', { hasText: name }).click()
    await press(deed)
    if (deed === 'trash' || deed === 'star') return
    const to = deed === 'reply' ? read(/"(.+)"/)[0] : read(/let (\w+) have|email to (\w+)|want (\w+) to/).find(Boolean)
    await page.locator('#write input, #write textarea').fill(to ?? '')
    await press('Send')
  },
  'post-of-one-account': async ({ page, asked, read }) => {
    const [deed] = read(/(Like|Share|Reply|Block)/)
    const post = page.locator('.post', { hasText: read(/@(\w+)/)[0] })
    if (asked.startsWith('Block')) await post.getByRole('button', { name: 'More' }).click()
    await post.getByRole('button', { name: deed }).click()
  },
  'hearts-for-every-post-of-one': async ({ page, read, press }) => {
    const [name] = read(/posts of (\w+)/)
    for (const post of await page.locator('.note', { hasText: `${name}:` }).all())
      await post.getByRole('button').click()
    await press('Done')
  },
  'so-many-shares-of-one': async ({ page, read, press }) => {
    const [deed, count, name] = read(/^(\w+) exactly (\d) posts? by (\w+)/)
    const posts = page.locator('.note', { hasText: name })
    for (let at = 0; at < Number(count); at++)
      await posts.nth(at).getByRole('button', { name: deed.toLowerCase() }).click()
    await press('Submit')
  },
}
