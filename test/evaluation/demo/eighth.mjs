// An eighth set by a writer who had not seen the engine, frozen before it was first asked. Three people ask: `who` says which.
export default kit => {
  const {
    absent,
    all,
    alone,
    at,
    avg,
    between,
    below,
    clarify,
    count,
    created,
    cut,
    day,
    dayAs,
    desc,
    distinct,
    either,
    figures,
    fullName,
    isOpen,
    largest,
    mapBy,
    max,
    median,
    misspell,
    money,
    month,
    monthAs,
    monthName,
    nowrite,
    nth,
    num,
    numbered,
    ordered,
    pct,
    pending,
    quarter,
    quarterAs,
    quarterName,
    rank,
    record,
    refuse,
    removed,
    set,
    short,
    sized,
    sizedPair,
    smallest,
    smalltalk,
    stateAs,
    stateName,
    sum,
    tableBy,
    temp,
    text,
    thread,
    topGroup,
    unknown,
    updated,
    usd,
    using,
    values,
    worded,
    year,
    yes,
  } = kit
  const q = numbered('eighth-')
  const by = who => (category, ask, gold, more) =>
    Array.isArray(ask) ? q(category, ask, { who, ...gold }) : q(category, ask, gold, { who, ...more })
  const rep = by('sales rep'),
    manager = by('manager'),
    analyst = by('analyst')

  // Names that belong to one record only, in both services.
  const territory = f => alone(f.all, 'name', f.acc)
  const ours = f => territory(f).filter(a => !a.is_third_party)
  const external = f => territory(f).filter(a => a.is_third_party)
  const customers = f => alone(f.acc, 'name', f.all)
  const fits = (list, test, i = 0) => at(list.filter(test).length ? list.filter(test) : list, i)
  // The n-th deal whose name is neither borne by nor part of the name of another one.
  const deal = (f, n) => {
    const names = alone(f.opp, 'name')
    const clear = o => !f.opp.some(x => x !== o && x.name.toLowerCase().includes(o.name.toLowerCase()))
    return names.slice(n).find(clear) ?? at(names, n)
  }

  const staged = (f, stage) => f.opp.filter(o => o.stage === stage)
  const won = f => staged(f, 'closed-won')
  const lost = f => staged(f, 'closed-lost')
  const open = f => f.opp.filter(isOpen)
  const within = (list, k) => list.filter(o => quarter(o) === k)
  const before = k =>
    k.endsWith('Q1') ? `${Number(k.slice(0, 4)) - 1}-Q4` : `${k.slice(0, 6)}${Number(k.slice(6)) - 1}`
  const primary = (f, a) => f.conOf(a).filter(c => c.is_primary)
  const leadsWith = (f, field, value) => f.leads.filter(l => l[field] === value)
  const createdMonth = r => String(r.created_at).slice(0, 7)
  const inState = (list, s) => list.filter(a => a.state === s)
  const titled = (list, t) => list.filter(c => c.job_title === t)
  const the = country => (/^(United|Nether|Phil)/.test(country) ? `the ${country}` : country)
  const article = t => `${/^[AEIOU]/.test(t) ? 'an' : 'a'} ${t}`
  const today = () => new Date().toISOString().slice(0, 10)
  const initials = t =>
    t
      .split(' ')
      .map(w => w[0])
      .join('')
  const short3 = f =>
    rank(f.tc, 'job_title')
      .map(g => g.key)
      .filter(t => /^Chief \w+ Officer$/.test(t))
  const NOBODY = ['Hildegard Pommerenke', 'Evander Stroudwick', 'Philippa Zangwill']
  const NOWHERE = ['Gantlebury Freight', 'Morrowind Tiles', 'Tharsis Copperworks']
  const nobody = f => absent(NOBODY, [...f.tc, ...f.con, ...f.leads].map(fullName))
  const nowhere = f =>
    absent(
      NOWHERE,
      f.all.map(a => a.name),
      f.acc.map(a => a.name),
      f.leads.map(l => l.company),
    )

  return [
    // ------------------------------------------------------------ list
    rep('list', 'Pull up my accounts for me, please.', f => set(f.mine)),
    analyst('list', 'Where do our leads come from? Give me every source on record.', f => values(f.leads, 'source')),
    manager('list', 'which stages can a deal be in', f => values(f.opp, 'stage')),
    rep(
      'list',
      ...using(
        f => [fits(f.mine, a => f.tcOf(a).length > 2, 3)],
        (f, a) => `contacts for ${a.id} with their e-mail addresses`,
        (f, a) => set(f.tcOf(a)),
      ),
    ),
    manager('list', 'What countries does our CRM customer base span?', f => values(f.acc, 'country')),
    rep(
      'list',
      ...using(
        f => [fits(customers(f), a => f.conOf(a).length > 4, 137)],
        (f, a) => `I'm calling ${a.name} this afternoon. Who are the people there?`,
        (f, a) => set(f.conOf(a)),
      ),
    ),

    // ------------------------------------------------------------ filter
    rep(
      'filter',
      ...using(
        f => [nth(f.third, 'state', 3), nth(f.third, 'state', 4)],
        (f, a, b) => `Which of the third-party accounts sit in ${stateName(a)} or ${stateName(b)}?`,
        (f, a, b) => set(f.third.filter(x => [a, b].includes(x.state))),
      ),
    ),
    rep(
      'filter',
      ...using(
        f => [at(short3(f), 1)],
        (f, t) => `Get me all the ${initials(t)}s among the territory contacts.`,
        (f, t) => set(titled(f.tc, t)),
      ),
    ),
    analyst(
      'filter',
      ...using(
        f =>
          sizedPair(
            f.acc.filter(a => a.country === nth(f.acc, 'country', 0)),
            'industry',
            'state',
            3,
            12,
            1,
          ),
        (f, i, s) => `Give me the ${i} companies in the CRM that are located in ${s}.`,
        (f, i, s, list) => set(list),
      ),
    ),
    rep(
      'filter',
      ...using(
        f => sizedPair(f.leads, 'source', 'status', 4, 25, 5),
        (f, s, st) => `leads that came in through ${s} and are now at ${st}`,
        (f, s, st, list) => set(list),
      ),
    ),
    analyst(
      'filter',
      ...using(
        f => {
          const list = staged(f, 'qualification').filter(o => !o.description)
          return [cut(list, 'value', 0.9), list]
        },
        (f, v) => `Opportunities in qualification over ${usd(v)} where the description is empty`,
        (f, v, list) => set(list.filter(o => o.value > v)),
      ),
    ),
    analyst(
      'filter',
      ...using(
        f => {
          const g = rank(f.con, 'department').at(-1)
          return [g, nth(g.items, 'job_title', 0)]
        },
        (f, g, t) => `Everybody from the ${g.key} department in the CRM contacts, except for those with the title ${t}`,
        (f, g, t) => set(g.items.filter(c => c.job_title !== t)),
      ),
    ),
    manager(
      'filter',
      ...using(
        f => [nth(f.mine, 'state', 0), nth(f.mine, 'state', 1)],
        (f, a, b) => `Which accounts of mine are neither in ${stateName(a)} nor in ${stateName(b)}?`,
        (f, a, b) => set(f.mine.filter(x => ![a, b].includes(x.state))),
      ),
    ),
    rep(
      'filter',
      ...using(
        f => [nth(f.leads, 'industry', 5), nth(f.leads, 'job_title', 1), nth(f.leads, 'job_title', 8)],
        (f, i, a, b) => `Which ${i} leads are ${article(a)} or ${article(b)}?`,
        (f, i, a, b) => set(leadsWith(f, 'industry', i).filter(l => [a, b].includes(l.job_title))),
      ),
    ),
    manager(
      'filter',
      ...using(
        f => [sized(f.acc, a => a.name[0].toUpperCase(), 4, 25)],
        (f, g) => `Which companies in the CRM start with the letter ${g.key}?`,
        (f, g) => set(g.items),
      ),
    ),

    // ------------------------------------------------------------ count
    manager('count', 'How many deals are we still working on?', f => count(open(f).length)),
    manager('count', 'How many third-party accounts are there all in all?', f => count(f.third.length)),
    analyst('count', 'number of leads with nothing in the notes field', f =>
      count(f.leads.filter(l => !l.notes).length),
    ),
    analyst('count', 'How many non-primary contacts does the CRM have?', f =>
      count(f.con.filter(c => !c.is_primary).length),
    ),
    analyst('count', 'How many distinct job titles are there among the CRM contacts?', f =>
      count(distinct(f.con, 'job_title').length),
    ),
    rep(
      'count',
      ...using(
        f => [nth(f.leads, 'source', 1), nth(f.leads, 'industry', 2)],
        (f, s, i) => `How many ${i} leads did we get via ${s}?`,
        (f, s, i) => count(leadsWith(f, 'industry', i).filter(l => l.source === s).length),
      ),
    ),

    // ------------------------------------------------------------ top
    rep('top', "What's my weakest account in terms of revenue?", f => smallest(f.mine, 'revenue')),
    manager('top', 'our five biggest CRM customers by headcount', f => ordered(f.acc, 'employee_count', { n: 5 })),
    analyst('top', 'Which source brings in the fewest leads?', f => topGroup(f.leads, 'source', { up: true })),
    manager('top', 'What is the biggest deal we have ever lost?', f => largest(lost(f), 'value')),
    rep('top', 'Rank the four third-party accounts with the highest revenue.', f =>
      ordered(f.third, 'revenue', { n: 4 }),
    ),
    analyst('top', 'Which three countries have the largest number of accounts in the CRM?', f =>
      ordered(rank(f.acc, 'country'), 'n', { n: 3, as: g => g.key }),
    ),
    manager('top', 'What is the third most valuable opportunity among the open ones?', f =>
      largest(open(f), 'value', { i: 2 }),
    ),

    // ------------------------------------------------------------ aggregate
    manager('aggregate', 'How much revenue do the accounts in the High Value Outreach campaign make altogether?', f =>
      money(sum(f.high, 'revenue')),
    ),
    analyst('aggregate', 'On average, how much is a deal worth that we win?', f => money(avg(won(f), 'value'))),
    manager('aggregate', 'How much money is sitting in deals under negotiation?', f =>
      money(sum(staged(f, 'negotiation'), 'value')),
    ),
    analyst(
      'aggregate',
      ...using(
        f => [nth(f.acc, 'country', 3)],
        (f, c) => `median number of employees of the CRM accounts in ${the(c)}`,
        (f, c) =>
          num(
            median(
              f.acc.filter(a => a.country === c),
              'employee_count',
            ),
          ),
      ),
    ),
    manager('aggregate', 'Out of all the deals that are closed, what percentage did we win?', f =>
      pct((100 * won(f).length) / (won(f).length + lost(f).length)),
    ),
    analyst(
      'aggregate',
      ...using(
        f => [nth(f.leads, 'source', 4)],
        (f, s) => `average score for ${s} leads`,
        (f, s) => num(avg(leadsWith(f, 'source', s), 'score')),
      ),
    ),
    manager('aggregate', 'What do the open opportunities come to if each is weighted by its probability?', f =>
      money(sum(open(f), o => o.value * o.probability)),
    ),

    // ------------------------------------------------------------ group
    analyst('group', 'leads by industry, just the numbers', f => mapBy(f.leads, 'industry')),
    manager('group', 'I want to see how much the open deals are worth, stage by stage.', f =>
      mapBy(open(f), 'stage', g => sum(g, 'value')),
    ),
    analyst('group', 'For each region: how many CRM accounts, and how many employees in total?', f =>
      tableBy(f.acc, 'region', [g => g.length, g => sum(g, 'employee_count')]),
    ),
    rep('group', 'What does the revenue of the third-party accounts add up to in every state?', f =>
      mapBy(f.third, 'state', g => sum(g, 'revenue'), { as: stateAs }),
    ),
    analyst('group', 'mean lead score per source', f => mapBy(f.leads, 'source', g => avg(g, 'score'))),

    // ------------------------------------------------------------ compare
    manager('compare', 'Do we win more deals than we lose?', f => yes(won(f).length > lost(f).length)),
    analyst(
      'compare',
      ...using(
        f => [nth(f.acc, 'region', 1), nth(f.acc, 'region', 2)],
        (f, a, b) => `Where are our opportunities bigger on average, in ${a} or in ${b}?`,
        (f, a, b) =>
          topGroup(
            f.opp.filter(o => [a, b].includes(f.A(o.account_id)?.region)),
            o => f.A(o.account_id).region,
            { by: g => avg(g.items, 'value') },
          ),
      ),
    ),
    rep(
      'compare',
      ...using(
        f => [at(ours(f), 8), fits(external(f), a => a.revenue !== at(ours(f), 8).revenue, 11)],
        (f, a, b) => `Is ${a.name} a bigger account than ${b.name} by revenue?`,
        (f, a, b) => yes(a.revenue > b.revenue),
      ),
    ),
    analyst(
      'compare',
      ...using(
        f => [...desc([at(ours(f), 14), fits(external(f), a => a.revenue !== at(ours(f), 14).revenue, 18)], 'revenue')],
        (f, a, b) => `How much more revenue does ${a.name} have than ${b.name}?`,
        (f, a, b) => money(a.revenue - b.revenue, { abs: true }),
      ),
    ),
    manager(
      'compare',
      ...using(
        f => [...[nth(f.opp, year, 0), nth(f.opp, year, 1)].sort()],
        (f, a, b) => `Did we lose more opportunities in ${b} than in ${a}?`,
        (f, a, b) => yes(lost(f).filter(o => year(o) === b).length > lost(f).filter(o => year(o) === a).length),
      ),
    ),

    // ------------------------------------------------------------ join
    rep(
      'join',
      ...using(
        f => [
          nth(
            f.tc.filter(c => !f.T(c.account_id).is_third_party),
            'job_title',
            2,
          ),
        ],
        (f, t) => `Names and e-mails of every ${t} at the accounts in my territory`,
        (f, t) => set(titled(f.mine.flatMap(f.tcOf), t)),
      ),
    ),
    manager(
      'join',
      ...using(
        f => [nth(f.mine, 'state', 0), nth(f.mine.flatMap(f.tcOf), 'job_title', 0)],
        (f, s, t) => `Which of my ${stateName(s)} accounts don't have ${article(t)} among their contacts?`,
        (f, s, t) => set(inState(f.mine, s).filter(a => !titled(f.tcOf(a), t).length)),
      ),
    ),
    analyst(
      'join',
      ...using(
        f => [nth(f.acc, 'country', 1), nth(f.acc, 'industry', 0)],
        (f, c, i) => `How many opportunities do we have with ${i} customers in ${the(c)}?`,
        (f, c, i) => count(f.acc.filter(a => a.country === c && a.industry === i).flatMap(f.oppOf).length),
      ),
    ),
    rep(
      'join',
      ...using(
        f => [fits(customers(f), a => primary(f, a)[0]?.phone, 222)],
        (f, a) => `What number do I dial to reach the primary contact at ${a.name}?`,
        (f, a) => text(primary(f, a)[0].phone, { field: 'phone', phone: true }),
      ),
    ),
    manager('join', 'Which CRM account have we won the most money from so far?', f =>
      record(
        rank(won(f), 'account_id')
          .map(g => ({ a: f.A(g.items[0].account_id), v: sum(g.items, 'value') }))
          .filter((g, _, list) => g.v === max(list, 'v'))
          .map(g => g.a),
      ),
    ),
    analyst(
      'join',
      ...using(
        f => [nth(f.mine, 'state', 2)],
        (f, s) =>
          `How many of my accounts are in ${stateName(s)}, and how many accounts does the CRM have in that state?`,
        (f, s) => figures([count(inState(f.mine, s).length), count(inState(f.acc, stateName(s)).length)]),
      ),
    ),
    analyst(
      'join',
      ...using(
        f => [nth(f.tc, 'job_title', 0)],
        (f, t) => `By how many does the number of ${t}s in the CRM contacts exceed that in the territory contacts?`,
        (f, t) => count(titled(f.con, t).length - titled(f.tc, t).length, { abs: true }),
      ),
    ),
    manager('join', 'What job titles do the contacts at the High Value Outreach accounts hold?', f =>
      values(f.high.flatMap(f.tcOf), 'job_title'),
    ),
    rep(
      'join',
      ...using(
        f => [sized(f.acc, 'city', 5, 9, 2)],
        (f, g) => `I'm in ${g.key} next week. Which deals are open with the accounts there?`,
        (f, g) => set(g.items.flatMap(f.oppOf).filter(isOpen)),
      ),
    ),

    // ------------------------------------------------------------ lookup
    rep(
      'lookup',
      ...using(
        f => [
          at(
            alone(
              f.tc,
              'name',
              f.con.map(c => ({ name: fullName(c) })),
              f.leads.map(l => ({ name: fullName(l) })),
            ),
            31,
          ),
        ],
        (f, c) => `What's the position of ${c.name}?`,
        (f, c) => text(c.job_title, { field: 'job_title' }),
      ),
    ),
    rep(
      'lookup',
      ...using(
        f => [at(alone(f.con, fullName, f.leads, f.tc), 640)],
        (f, c) => `Which company does our CRM contact ${fullName(c)} work for?`,
        (f, c) => either(record(f.A(c.account_id)), text(f.A(c.account_id).name)),
      ),
    ),
    manager(
      'lookup',
      ...using(
        f => [at(open(f), 777)],
        (f, o) => `How likely is opportunity ${o.id} to close?`,
        (f, o) => pct(100 * o.probability, { field: 'probability' }),
      ),
    ),
    rep(
      'lookup',
      ...using(
        f => [at(f.third, 11)],
        (f, a) => `Is ${a.id} a third-party account?`,
        () => yes(true),
      ),
    ),
    rep(
      'lookup',
      ...using(
        f => [at(customers(f), 318)],
        (f, a) => `Which city is ${a.name} in?`,
        (f, a) => text(a.city, { field: 'city' }),
      ),
    ),
    analyst(
      'lookup',
      ...using(
        f => [at(alone(f.leads, fullName, f.con, f.tc), 410)],
        (f, l) => `I need the e-mail of ${fullName(l)}, the lead at ${l.company}.`,
        (f, l) => text(l.email, { field: 'email' }),
      ),
    ),
    manager(
      'lookup',
      ...using(
        f => [deal(f, 260)],
        (f, o) => `When is the deal "${o.name}" supposed to close?`,
        (f, o) => text(dayAs(day(o)), { field: 'close_date' }),
      ),
    ),

    // ------------------------------------------------------------ date
    manager(
      'date',
      ...using(
        f => {
          const m = nth(open(f), month, 2),
            list = open(f).filter(o => month(o) === m)
          return [m, cut(list, 'value', 0.85), list]
        },
        (f, m, v) => `Which open deals worth over ${usd(v)} are due in ${monthName(m)}?`,
        (f, m, v, list) => set(list.filter(o => o.value > v)),
      ),
    ),
    analyst(
      'date',
      ...using(
        f => [nth(f.opp, year, 1)],
        (f, y) => `opportunities closing in ${y}: how many per quarter?`,
        (f, y) =>
          mapBy(
            f.opp.filter(o => year(o) === y),
            quarter,
            undefined,
            { as: quarterAs },
          ),
      ),
    ),
    manager(
      'date',
      ...using(
        f => [nth(won(f), quarter, 1)],
        (f, k) => `What's the total value of the deals we won in ${quarterName(k)}?`,
        (f, k) => money(sum(within(won(f), k), 'value')),
      ),
    ),
    rep('date', 'How many of the open deals should have closed by now, going by their close date?', f =>
      either(count(open(f).filter(o => day(o) < today()).length), count(open(f).filter(o => day(o) <= today()).length)),
    ),
    analyst(
      'date',
      ...using(
        f => [nth(f.leads, l => createdMonth(l).slice(0, 4), 0)],
        (f, y) => `How many leads were added in the first half of ${y}?`,
        (f, y) => count(f.leads.filter(l => createdMonth(l) >= `${y}-01` && createdMonth(l) <= `${y}-06`).length),
      ),
    ),
    rep(
      'date',
      ...using(
        f => [fits(customers(f), a => f.oppOf(a).length > 4 && largest(f.oppOf(a), day).items.length === 1, 51)],
        (f, a) => `Of the deals with ${a.name}, which one has the latest close date?`,
        (f, a) => largest(f.oppOf(a), day),
      ),
    ),
    manager(
      'date',
      ...using(
        f => [nth(f.opp, year, 1)],
        (f, y) => `In which month of ${y} do most opportunities close?`,
        (f, y) =>
          topGroup(
            f.opp.filter(o => year(o) === y),
            month,
            { as: monthAs },
          ),
      ),
    ),

    // ------------------------------------------------------------ threshold
    rep(
      'threshold',
      ...using(
        f => [cut(f.mine, 'revenue', 0.2, 1)],
        (f, v) => `Which of my accounts make less than ${short(v, { k: 'K' })} a year?`,
        (f, v) => set(f.mine.filter(below('revenue', v))),
      ),
    ),
    analyst(
      'threshold',
      ...using(
        f => [cut(f.leads, 'score', 0.03)],
        (f, v) => `How many leads score ${v} or lower?`,
        (f, v) => count(f.leads.filter(l => l.score <= v).length),
      ),
    ),
    manager(
      'threshold',
      ...using(
        f => [nth(f.acc, 'industry', 3), cut(f.acc, 'employee_count', 0.9, 1)],
        (f, i, v) => `${i} companies in the CRM with more than ${worded(v)} people on the payroll`,
        (f, i, v) => set(f.acc.filter(a => a.industry === i && a.employee_count > v)),
      ),
    ),
    rep(
      'threshold',
      ...using(
        f => [cut(f.third, 'revenue', 0.5, 1), cut(f.third, 'revenue', 0.75, 1)],
        (f, a, b) => `third-party accounts with revenue anywhere from ${usd(a)} to ${usd(b)}`,
        (f, a, b) => either(between(f.third, 'revenue', a, b).map(list => set(list))),
      ),
    ),
    manager(
      'threshold',
      ...using(
        f => [cut(open(f), 'value', 0.98)],
        (f, v) => `Which open deals of ${usd(v)} or more have a probability of 30% at most?`,
        (f, v) => set(open(f).filter(o => o.value >= v && o.probability <= 0.3)),
      ),
    ),

    // ------------------------------------------------------------ follow-ups
    rep(
      'followup',
      thread(
        f => [rank(f.mine, 'state')[0], rank(f.mine, 'state')[2]],
        [
          [(f, a) => `Which of my accounts are in ${stateName(a.key)}?`, (f, a) => set(a.items)],
          [(f, a, b) => `Sorry, I meant ${stateName(b.key)}.`, (f, a, b) => set(b.items)],
          ['Which of them earns the most?', (f, a, b) => largest(b.items, 'revenue')],
        ],
      ),
    ),
    rep(
      'followup',
      thread(
        f => [
          fits(
            rank(f.third, 'state'),
            g => g.n > 2 && largest(g.items, 'revenue').items.every(a => f.tcOf(a).length > 1),
            1,
          ),
        ],
        [
          [(f, g) => `How many third-party accounts are there in ${stateName(g.key)}?`, (f, g) => count(g.n)],
          ['Which one has the highest revenue?', (f, g) => largest(g.items, 'revenue')],
          ['Who can I talk to there?', (f, g) => either(largest(g.items, 'revenue').items.map(a => set(f.tcOf(a))))],
        ],
      ),
    ),
    manager(
      'followup',
      thread(
        f => [
          fits(
            rank(won(f), quarter).map(g => g.key),
            k => within(won(f), before(k)).length > 0,
            2,
          ),
        ],
        [
          [(f, k) => `How many deals did we win in ${quarterName(k)}?`, (f, k) => count(within(won(f), k).length)],
          ['What were they worth altogether?', (f, k) => money(sum(within(won(f), k), 'value'))],
          [
            'And in the quarter before?',
            (f, k) => {
              const list = within(won(f), before(k)),
                total = money(sum(list, 'value'))
              return either(total, figures([count(list.length), total]))
            },
          ],
        ],
      ),
    ),
    manager('followup', [
      ['top three lost deals by value', f => ordered(lost(f), 'value', { n: 3 })],
      ['Make that five.', f => ordered(lost(f), 'value', { n: 5 })],
      ['Now the won ones instead', f => ordered(won(f), 'value', { n: 5 })],
    ]),
    rep(
      'followup',
      thread(
        f => [fits(customers(f), a => a.website && primary(f, a).length === 1, 175)],
        [
          [(f, a) => `Give me the web address of ${a.name}.`, (f, a) => text(a.website, { field: 'website' })],
          ['Who is the primary contact over there?', (f, a) => set(primary(f, a))],
          ["What's that person's e-mail?", (f, a) => text(primary(f, a)[0].email, { field: 'email' })],
        ],
      ),
    ),
    analyst('followup', [
      ['Number of leads for each status', f => mapBy(f.leads, 'status')],
      ['Same thing by source', f => mapBy(f.leads, 'source')],
      ['Only counting the qualified ones', f => mapBy(leadsWith(f, 'status', 'qualified'), 'source')],
    ]),
    analyst(
      'followup',
      thread(
        f => [nth(f.third, 'state', 0)],
        [
          [
            (f, s) => `What is the total revenue of the third-party accounts in ${stateName(s)}?`,
            (f, s) => money(sum(inState(f.third, s), 'revenue')),
          ],
          ['No, the average, not the total.', (f, s) => money(avg(inState(f.third, s), 'revenue'))],
          ['And for my own accounts in that state?', (f, s) => money(avg(inState(f.mine, s), 'revenue'))],
        ],
      ),
    ),
    rep(
      'followup',
      thread(
        f => [nth(f.tc, 'job_title', 3)],
        [
          [(f, t) => `Show me every ${t} among the territory contacts.`, (f, t) => set(titled(f.tc, t))],
          ['Only the ones who work at third-party accounts', (f, t) => set(titled(f.third.flatMap(f.tcOf), t))],
          ['How many does that leave?', (f, t) => count(titled(f.third.flatMap(f.tcOf), t).length)],
        ],
      ),
    ),

    // ------------------------------------------------------------ write
    rep(
      'write',
      f =>
        `I met somebody new today: Ilse Brockenhaus, ilse.brockenhaus@example.com, from Harrow Test Labs. Put her in as a lead with the source ${nth(f.leads, 'source', 5)}.`,
      f =>
        created('leads', {
          first_name: 'Ilse',
          last_name: 'Brockenhaus',
          email: 'ilse.brockenhaus@example.com',
          company: 'Harrow Test Labs',
          source: nth(f.leads, 'source', 5),
        }),
    ),
    rep(
      'write',
      f =>
        `Open a new deal for ${at(customers(f), 84).name}: "Cold store retrofit 2030", $64,500, stage qualification, expected to close on June 30, 2026.`,
      f =>
        created('opportunities', {
          name: 'Cold store retrofit 2030',
          value: 64500,
          stage: 'qualification',
          close_date: '2026-06-30',
          account_id: at(customers(f), 84).id,
        }),
    ),
    manager(
      'write',
      f =>
        `Add the company Wexley Test Foundry to the CRM. Industry ${nth(f.acc, 'industry', 1)}, website https://wexley.example.com, 240 employees.`,
      f =>
        created('accounts', {
          name: 'Wexley Test Foundry',
          industry: nth(f.acc, 'industry', 1),
          website: 'https://wexley.example.com',
          employee_count: 240,
        }),
    ),
    rep(
      'write',
      'The CRM contact Ottilie Vandersloot has a new e-mail address, it is o.vandersloot@example.com now. Please update it.',
      (f, m) => updated('contacts', m.contact.id, { email: 'o.vandersloot@example.com' }),
      {
        setup: {
          contact: temp('contacts', {
            first_name: 'Ottilie',
            last_name: 'Vandersloot',
            email: 'ottilie.vandersloot@example.com',
            is_primary: false,
          }),
        },
      },
    ),
    rep(
      'write',
      'Push the close date of the deal "Placeholder deal Osprey" back to March 15, 2027.',
      (f, m) => updated('opportunities', m.deal.id, { close_date: '2027-03-15' }),
      {
        setup: {
          deal: temp('opportunities', {
            name: 'Placeholder deal Osprey',
            stage: 'proposal',
            value: 22400,
            probability: 0.6,
            close_date: '2026-10-01',
          }),
        },
      },
    ),
    analyst(
      'write',
      'Give the lead Thelma Wickstromer a score of 77',
      (f, m) => updated('leads', m.lead.id, { score: 77 }),
      {
        setup: {
          lead: temp('leads', {
            first_name: 'Thelma',
            last_name: 'Wickstromer',
            email: 'thelma.wickstromer@example.com',
            status: 'contacted',
            score: 20,
          }),
        },
      },
    ),
    manager(
      'write',
      (f, m) => `Get rid of opportunity ${m.deal.id}, it was entered by mistake.`,
      (f, m) => removed('opportunities', m.deal.id),
      {
        setup: {
          deal: temp('opportunities', {
            name: 'Placeholder deal Plover',
            stage: 'prospecting',
            value: 9100,
            probability: 0.1,
          }),
        },
      },
    ),
    rep(
      'write',
      [
        ['Take the lead Cosmo Ravenhurst out of the CRM, but wait for my OK.', pending],
        ['OK, do it.', (f, m) => removed('leads', m.lead.id)],
      ],
      {
        setup: {
          lead: temp('leads', { first_name: 'Cosmo', last_name: 'Ravenhurst', email: 'cosmo.ravenhurst@example.com' }),
        },
      },
    ),
    manager(
      'write',
      [
        ['Mark the deal "Placeholder deal Dotterel" as closed-lost, but let me confirm it first.', pending],
        ['Actually no, forget about it.', nowrite],
      ],
      {
        setup: {
          deal: temp('opportunities', {
            name: 'Placeholder deal Dotterel',
            stage: 'negotiation',
            value: 31000,
            probability: 0.8,
          }),
        },
      },
    ),
    rep('write', 'Remove contact 88888888 from the CRM.', () => all(nowrite({ insist: true }), unknown())),
    rep(
      'write',
      f => `Log a new opportunity for ${at(customers(f), 99).name}.`,
      () => all(nowrite(), clarify()),
    ),

    // ------------------------------------------------------------ missing
    rep(
      'missing',
      f => `When is the birthday of our CRM contact ${fullName(at(alone(f.con, fullName, f.leads, f.tc), 90))}?`,
      unknown,
    ),
    rep('missing', f => `How much commission do I earn on opportunity ${at(f.opp, 1200).id}?`, unknown),
    manager('missing', f => `How satisfied is ${at(customers(f), 150).name} with our support?`, unknown),
    manager('missing', f => `Which sales rep is responsible for ${at(ours(f), 20).name}?`, unknown),
    rep('missing', 'I need the phone numbers of the contacts in my territory.', unknown),

    // ------------------------------------------------------------ unknown
    rep('unknown', f => `What's the status of our lead ${nobody(f)}?`, unknown),
    manager('unknown', 'Bring up opportunity 77777777.', unknown),
    analyst('unknown', 'Which state is acc_431 in?', unknown),
    rep('unknown', f => `Who's the primary contact at ${nowhere(f)}?`, unknown),

    // ------------------------------------------------------------ ambiguous
    manager('ambiguous', 'Who is our largest customer?', f =>
      either(
        largest(f.acc, 'annual_revenue'),
        largest(f.acc, 'employee_count'),
        largest(f.mine, 'revenue'),
        largest(f.all, 'revenue'),
        record(
          rank(won(f), 'account_id')
            .map(g => ({ a: f.A(g.items[0].account_id), v: sum(g.items, 'value') }))
            .filter((g, _, list) => g.v === max(list, 'v'))
            .map(g => g.a),
        ),
        clarify(),
      ),
    ),
    rep(
      'ambiguous',
      f => `show me the accounts in ${stateName(nth(f.mine, 'state', 3))}`,
      f => {
        const s = nth(f.mine, 'state', 3),
          crm = inState(f.acc, stateName(s))
        return either(
          set(inState(f.mine, s)),
          set(inState(f.third, s)),
          set(inState(f.all, s)),
          set(crm),
          set([...inState(f.all, s), ...crm]),
          clarify(),
        )
      },
    ),
    analyst(
      'ambiguous',
      f => `How many ${nth(f.tc, 'job_title', 2)}s do we have?`,
      f => {
        const t = nth(f.tc, 'job_title', 2),
          [a, b, c] = [f.tc, f.con, f.leads].map(list => titled(list, t).length)
        return either(
          count(a),
          count(b),
          count(c),
          count(a + b),
          count(a + b + c),
          figures([a, b]),
          figures([a, b, c].filter(Boolean)),
          clarify(),
        )
      },
    ),

    // ------------------------------------------------------------ smalltalk
    manager('smalltalk', 'Good afternoon, how are you?', smalltalk),
    rep('smalltalk', "I've never used this before. What kind of things can I ask you?", smalltalk),
    analyst('smalltalk', "Perfect, cheers. That's all for today!", smalltalk),

    // ------------------------------------------------------------ browser
    rep(
      'browser',
      f => `Open the website of ${at(customers(f), 12).name} in a browser and take a screenshot of it`,
      refuse,
    ),
    analyst('browser', 'go to wikipedia.org and search for customer relationship management', refuse),
    rep('browser', 'Scroll down the page and press the Submit button.', refuse),

    // ------------------------------------------------------------ casual
    rep(
      'casual',
      ...using(
        f => {
          const t = short3(f).find(x => /Executive/.test(x)) ?? short3(f)[0]
          return [t, fits(ours(f), a => titled(f.tcOf(a), t).length === 1 && f.tcOf(a).length > 1, 2)]
        },
        (f, t, a) => `whos the ${initials(t).toLowerCase()} at ${a.name.toLowerCase()}`,
        (f, t, a) => set(titled(f.tcOf(a), t)),
      ),
    ),
    rep(
      'casual',
      ...using(
        f => [nth(f.leads, 'source', 0)],
        (f, s) => `hw many leads did we get frm the ${misspell(s).toLowerCase()}`,
        (f, s) => count(leadsWith(f, 'source', s).length),
      ),
    ),
    manager(
      'casual',
      "Hi, sorry to bother you again, I have a board call in ten minutes and somebody is bound to ask me about the pipeline, so could you quickly work out what all our open opportunities add up to in dollars? You're a star!",
      f => money(sum(open(f), 'value')),
    ),
    rep(
      'casual',
      ...using(
        f => [fits(alone(f.leads, 'email'), l => l.phone, 505)],
        (f, l) => `need ph no. of lead ${l.email} asap`,
        (f, l) => text(l.phone, { field: 'phone', phone: true }),
      ),
    ),
    rep('casual', '3 smallest 3rd party accts by rev plz', f => ordered(f.third, 'revenue', { n: 3, up: true })),

    // ------------------------------------------------------------ multi-intent
    manager('multi', 'What is the largest and what is the average value of the deals in proposal?', f =>
      figures([money(max(staged(f, 'proposal'), 'value')), money(avg(staged(f, 'proposal'), 'value'))]),
    ),
    rep(
      'multi',
      ...using(
        f => [rank(f.mine, 'state')[0]],
        (f, g) => `How many accounts do I have in ${stateName(g.key)} and what do they bring in together?`,
        (f, g) => figures([count(g.n), money(sum(g.items, 'revenue'))]),
      ),
    ),
    rep(
      'multi',
      ...using(
        f => [fits(customers(f), a => a.website && a.employee_count > 99, 260)],
        (f, a) => `Tell me the website of ${a.name} and how many employees they have.`,
        (f, a) => figures([count(a.employee_count)], { says: [a.website] }),
      ),
    ),

    // ------------------------------------------------------------ complete
    analyst(
      'complete',
      ...using(
        f => [rank(f.leads, 'industry')[1]],
        (f, g) => `I need every lead from the ${g.key} industry, don't leave any out.`,
        (f, g) => set(g.items, { complete: true }),
      ),
    ),
    analyst('complete', 'How many people do all the CRM accounts together employ?', f =>
      count(sum(f.acc, 'employee_count'), { complete: true }),
    ),
  ]
}
