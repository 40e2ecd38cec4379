/** A question with what its answer has to say, worked out from the services themselves and not through the program. */
export interface Truth {
  question: string
  isRight: (data: { result?: unknown; total?: number }, response: string) => boolean
}

// The demo services' own records.
// oxlint-disable-next-line typescript/no-explicit-any
const read = async (url: string): Promise<any> => await (await fetch(url)).json()

/** Questions about records that the soak does not change. */
export async function findTruths(territory: string, crm: string): Promise<Truth[]> {
  const mine = (await read(`${territory}/my-accounts`)).accounts as { name: string; revenue: number }[]
  const top = mine.toSorted((left, right) => right.revenue - left.revenue)[0]!
  const contacts = (await read(`${crm}/contacts/?limit=1`)).total as number
  const tech = (await read(`${crm}/accounts/?industry=Technology&limit=1`)).total as number
  const account = (await read(`${crm}/accounts/7`)) as { name: string }
  const isCount = (count: number) => (data: { result?: unknown }, response: string) =>
    Number(data.result) === count || response.replaceAll(',', '').includes(` ${count} `)
  return [
    { question: 'how many accounts do I have?', isRight: isCount(mine.length) },
    {
      question: 'get top account by revenue from my accounts only',
      isRight: (_data, response) => response.includes(top.name),
    },
    { question: 'how many contacts are in the CRM?', isRight: isCount(contacts) },
    { question: 'how many accounts are in the Technology industry in the CRM?', isRight: isCount(tech) },
    {
      question: 'show CRM account 7',
      isRight: (data, response) => (response + JSON.stringify(data)).includes(account.name),
    },
  ]
}
