// A ninth set by a writer who had not seen the engine, frozen before it was first asked. Three people ask: a sales manager in a
// hurry, a careful analyst, and a colleague whose first language is not English. `who` says which.
export default kit => {
  const {
    TEMPORARY,
    absent,
    all,
    alone,
    at,
    avg,
    between,
    clarify,
    count,
    created,
    cut,
    day,
    dayName,
    desc,
    distinct,
    either,
    figures,
    fullName,
    groups,
    isOpen,
    largest,
    map,
    mapBy,
    max,
    median,
    min,
    misspell,
    money,
    month,
    monthAs,
    nowrite,
    nth,
    numbered,
    ordered,
    pct,
    pending,
    quarter,
    quarterAs,
    rank,
    record,
    refuse,
    removed,
    set,
    short,
    sized,
    smallest,
    smalltalk,
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
  const q = numbered('ninth-')
  const by = who => (category, ask, gold, more) =>
    Array.isArray(ask) ? q(category, ask, { who, ...gold }) : q(category, ask, gold, { who, ...more })
  const manager = by('sales manager'),
    analyst = by('analyst'),
    colleague = by('colleague')

  // Names that belong to one record only, in both services.
  const territory = f => alone(f.all, 'name', f.acc)
  const ours = f => territory(f).filter(a => !a.is_third_party)
  const external = f => territory(f).filter(a => a.is_third_party)
  const customers = f => alone(f.acc, 'name', f.all)
  const people = f => alone(f.con, fullName, f.leads, f.tc)
  const fits = (list, test, i = 0) => at(list.filter(test).length ? list.filter(test) : list, i)

  const staged = (f, stage) => f.opp.filter(o => o.stage === stage)
  const won = f => staged(f, 'closed-won')
  const lost = f => staged(f, 'closed-lost')
  const closed = f => f.opp.filter(o => !isOpen(o))
  const open = f => f.opp.filter(isOpen)
  const country = (f, c) => f.acc.filter(a => a.country === c)
  const deals = (f, accounts) => accounts.flatMap(f.oppOf)
  const regionOf = f => o => f.A(o.account_id)?.region
  const primary = (f, a) => f.conOf(a).filter(c => c.is_primary)
  const leadsWith = (f, field, value) => f.leads.filter(l => l[field] === value)
  const inState = (list, s) => list.filter(a => a.state === s)
  const titled = (list, t) => list.filter(c => c.job_title === t)
  const share = (part, whole) => (100 * part) / whole
  const the = name => (/^(United|Nether|Phil)/.test(name) ? `the ${name}` : name)
  const createdDay = r => String(r.created_at).slice(0, 10)
  const createdQuarter = r => quarter({ close_date: createdDay(r) })
  const firstWord = name => name.split(' ')[0]

  // Days as they are when the questions are asked.
  const today = () => new Date().toISOString().slice(0, 10)
  const thisYear = () => Number(today().slice(0, 4))
  const inDays = n => new Date(Date.parse(`${today()}T00:00:00Z`) + n * 864e5).toISOString().slice(0, 10)
  const nextMonth = () => {
    const [y, m] = today().split('-').map(Number)
    return m === 12 ? `${y + 1}-01` : `${y}-${String(m + 1).padStart(2, '0')}`
  }
  const maybeNone = list => set(list, { none: !list.length })

  const nobody = f =>
    absent(
      ['Eustace Bramblewick', 'Ottoline Fenchurch', 'Lysander Crabtree'],
      [...f.tc, ...f.con, ...f.leads].map(fullName),
    )
  const noDeal = f =>
    absent(
      ['Zeppelin hangar refit', 'Lighthouse lens swap', 'Funicular brake kit'],
      f.opp.map(o => o.name),
    )

  return [
    // ------------------------------------------------------------ list
    manager('list', 'Accounts in my patch, please.', f => set(f.mine)),
    analyst('list', 'Which job titles occur among our leads?', f => values(f.leads, 'job_title')),
    colleague('list', 'In which regions are the accounts from the CRM? I need only the names of the regions.', f =>
      values(f.acc, 'region'),
    ),
    manager(
      'list',
      ...using(
        f => [fits(external(f), a => f.tcOf(a).length > 1, 9)],
        (f, a) => `Got a call with ${a.name} at two. Who are our contacts there?`,
        (f, a) => set(f.tcOf(a)),
      ),
    ),
    analyst(
      'list',
      ...using(
        f => [fits(customers(f), a => f.conOf(a).length > 4, 203)],
        (f, a) => `Names and phone numbers of all contacts at ${a.name}`,
        (f, a) => set(f.conOf(a)),
      ),
    ),
    colleague(
      'list',
      ...using(
        f => [fits(customers(f), a => f.oppOf(a).length > 5, 71)],
        (f, a) => `I need the name, the stage and the value from every deal of ${a.name}.`,
        (f, a) => set(f.oppOf(a)),
      ),
    ),

    // ------------------------------------------------------------ filter
    manager(
      'filter',
      ...using(
        f => [nth(f.mine, 'state', 0), nth(f.mine, 'state', 2), cut(f.mine, 'revenue', 0.5, 1)],
        (f, a, b, v) => `my accounts in ${a} or ${b}, only those above ${short(v)} revenue`,
        (f, a, b, v) => set(f.mine.filter(x => [a, b].includes(x.state) && x.revenue > v)),
      ),
    ),
    analyst(
      'filter',
      ...using(
        f => {
          const words = won(f)
            .flatMap(o => o.name.split(' '))
            .filter(w => w.length > 7)
          const naming = w => won(f).filter(o => o.name.split(' ').includes(w))
          const clear = w =>
            won(f).every(o => o.name.split(' ').includes(w) || !o.name.toLowerCase().includes(w.toLowerCase()))
          const w = fits(
            rank(
              words.map(word => ({ word })),
              'word',
            ),
            g => clear(g.key),
            3,
          ).key
          return [w, cut(naming(w), 'value', 0.93), naming(w)]
        },
        (f, w, v) => `Won opportunities worth more than ${usd(v)} whose name contains "${w}"`,
        (f, w, v, list) => set(list.filter(o => o.value > v)),
      ),
    ),
    analyst('filter', 'Leads for which we have neither a phone number nor any notes', f =>
      set(f.leads.filter(l => !l.phone && !l.notes)),
    ),
    manager(
      'filter',
      ...using(
        f => [
          cut(
            f.leads.filter(l => ['new', 'contacted'].includes(l.status)),
            'score',
            0.96,
          ),
        ],
        (f, v) => `Show me the hot ones: leads above ${v} points that are still new or contacted.`,
        (f, v) => set(f.leads.filter(l => l.score > v && ['new', 'contacted'].includes(l.status))),
      ),
    ),
    manager(
      'filter',
      ...using(
        f => [cut(staged(f, 'proposal'), 'value', 0.96, 1)],
        (f, v) => `Everything in proposal above ${short(v)}, but leave out what closes this year.`,
        (f, v) => set(staged(f, 'proposal').filter(o => o.value > v && year(o) !== String(thisYear()))),
      ),
    ),
    analyst(
      'filter',
      ...using(
        f => {
          const europe = f.acc.filter(a => a.region === 'Europe')
          const [a, b, c] = rank(europe, 'country').map(g => g.key)
          const rest = europe.filter(x => ![a, b, c].includes(x.country))
          const g = sized(rest, 'industry', 5, 12)
          return [g.key, a, b, c, g.items]
        },
        (f, i, a, b, c) =>
          `CRM accounts in the ${i} industry in Europe, excluding those in ${the(a)}, ${the(b)} and ${the(c)}`,
        (f, i, a, b, c, list) => set(list),
      ),
    ),
    colleague(
      'filter',
      ...using(
        f => {
          const both = f.acc.filter(a => ['Mexico', 'Brazil'].includes(a.country))
          return [fits(rank(both, 'industry'), g => distinct(g.items, 'country').length > 1 && g.n > 3, 1)]
        },
        (f, g) => `Please give me our ${g.key} customers from Mexico and from Brazil.`,
        (f, g) => set(g.items),
      ),
    ),
    colleague(
      'filter',
      ...using(
        f => [
          fits(
            rank(f.leads, 'job_title'),
            g => g.items.some(l => l.source === 'Partner' && l.status === 'qualified'),
            4,
          ),
        ],
        (f, g) => `Are there qualified leads from Partner who work as ${g.key}? Which ones?`,
        (f, g) => set(g.items.filter(l => l.source === 'Partner' && l.status === 'qualified')),
      ),
    ),

    // ------------------------------------------------------------ count
    manager('count', 'how many leads went cold on us, closed-lost I mean', f =>
      count(leadsWith(f, 'status', 'closed-lost').length),
    ),
    analyst('count', 'How many CRM accounts are missing a phone number, a street address, or both?', f =>
      count(f.acc.filter(a => !a.phone || !a.address).length),
    ),
    colleague(
      'count',
      ...using(
        f => [nth(f.tech, 'state', 0)],
        (f, s) => `How much accounts has the campaign Tech Transformation which are not in ${stateName(s)}?`,
        (f, s) => count(f.tech.filter(a => a.state !== s).length),
      ),
    ),
    manager('count', 'How many LinkedIn leads, no wait, Partner leads are still new?', f =>
      count(leadsWith(f, 'source', 'Partner').filter(l => l.status === 'new').length),
    ),
    analyst('count', 'How many of the CRM contacts have the word Manager in their job title?', f =>
      count(f.con.filter(c => /\bManager\b/.test(c.job_title)).length),
    ),
    analyst(
      'count',
      ...using(
        f => [createdDay(desc(f.leads, l => -Date.parse(l.created_at))[0]).slice(0, 4)],
        (f, y) => `How many of the leads created in ${y} still have the status new?`,
        (f, y) => count(f.leads.filter(l => createdDay(l).startsWith(y) && l.status === 'new').length),
      ),
    ),

    // ------------------------------------------------------------ top
    manager(
      'top',
      ...using(
        f => [nth(f.mine, 'state', 0)],
        (f, s) => `My top 3 by revenue outside ${stateName(s)}.`,
        (f, s) =>
          ordered(
            f.mine.filter(a => a.state !== s),
            'revenue',
            { n: 3 },
          ),
      ),
    ),
    analyst('top', 'In which region do the CRM accounts have the highest average annual revenue?', f =>
      topGroup(f.acc, 'region', { by: g => avg(g.items, 'annual_revenue') }),
    ),
    colleague('top', 'Which is the cheapest deal that is at the moment in negotiation?', f =>
      smallest(staged(f, 'negotiation'), 'value'),
    ),
    manager('top', 'Which department do most of the primary contacts in the CRM sit in?', f =>
      topGroup(
        f.con.filter(c => c.is_primary),
        'department',
      ),
    ),
    analyst('top', 'Rank the four most common job titles among the leads.', f =>
      ordered(rank(f.leads, 'job_title'), 'n', { n: 4, as: g => g.key }),
    ),
    manager('top', 'Runner-up by revenue in the Tech Transformation campaign?', f =>
      largest(f.tech, 'revenue', { i: 1 }),
    ),
    colleague(
      'top',
      ...using(
        f => [fits(customers(f), a => a.id > 5 && f.conOf(a).length > 4, 310)],
        (f, a) => `Who was added as the last one to the contacts of ${a.name}?`,
        (f, a) => largest(f.conOf(a), 'created_at'),
      ),
    ),

    // ------------------------------------------------------------ aggregate
    manager('aggregate', 'Average revenue of an account in the Tech Transformation campaign?', f =>
      money(avg(f.tech, 'revenue')),
    ),
    analyst('aggregate', 'What share of the total value of all open opportunities is in the negotiation stage?', f =>
      pct(share(sum(staged(f, 'negotiation'), 'value'), sum(open(f), 'value'))),
    ),
    analyst('aggregate', 'For what percentage of the CRM contacts do we have no phone number?', f =>
      pct(share(f.con.filter(c => !c.phone).length, f.con.length)),
    ),
    manager(
      'aggregate',
      ...using(
        f => [nth(f.acc, 'country', 4)],
        (f, c) => `How big is a won deal in ${the(c)} on average?`,
        (f, c) =>
          money(
            avg(
              deals(f, country(f, c)).filter(o => o.stage === 'closed-won'),
              'value',
            ),
          ),
      ),
    ),
    colleague('aggregate', 'What is the median from the value of the lost deals?', f =>
      money(median(lost(f), 'value')),
    ),
    analyst(
      'aggregate',
      ...using(
        f => [nth(f.acc, 'country', 12)],
        (f, c) =>
          `Annual revenue per employee for the CRM accounts in ${the(c)}, that is their total annual revenue divided by their total number of employees`,
        (f, c) => money(sum(country(f, c), 'annual_revenue') / sum(country(f, c), 'employee_count')),
      ),
    ),
    manager(
      'aggregate',
      ...using(
        f => [cut(closed(f), 'value', 0.9, 1)],
        (f, v) => `Win rate on deals above ${short(v, { k: 'K' })}? Won out of everything closed.`,
        (f, v) => pct(share(won(f).filter(o => o.value > v).length, closed(f).filter(o => o.value > v).length)),
      ),
    ),

    // ------------------------------------------------------------ group
    manager('group', 'Open deals by region: how many and how much are they worth?', f =>
      tableBy(open(f), regionOf(f), [g => g.length, g => sum(g, 'value')]),
    ),
    analyst('group', 'For each lead source, what percentage of its leads ended up as closed-won?', f =>
      mapBy(f.leads, 'source', g => share(g.filter(l => l.status === 'closed-won').length, g.length), {
        unit: 'percent',
      }),
    ),
    colleague('group', 'I look at the contacts of my own accounts. How many are there of every job title?', f =>
      mapBy(f.mine.flatMap(f.tcOf), 'job_title'),
    ),
    analyst('group', 'Number of CRM accounts created in each quarter of 2023', f =>
      mapBy(
        f.acc.filter(a => createdDay(a).startsWith('2023')),
        createdQuarter,
        undefined,
        { as: quarterAs },
      ),
    ),
    manager(
      'group',
      ...using(
        f => [rank(f.acc, 'country').filter(g => g.n >= 30)],
        () => 'Average headcount by country, only countries where we have 30 or more accounts.',
        (f, list) => map(list.map(g => [g.key, avg(g.items, 'employee_count')])),
      ),
    ),

    // ------------------------------------------------------------ compare
    manager(
      'compare',
      ...using(
        f => [at(ours(f), 4), at(external(f), 15), at(external(f), 22)],
        (f, a, b, c) => `${a.name}, ${b.name} or ${c.name}: which of the three has the lowest revenue?`,
        (f, ...three) => smallest(three, 'revenue'),
      ),
    ),
    analyst('compare', 'Is the median value of our won opportunities above the median value of the lost ones?', f =>
      yes(median(won(f), 'value') > median(lost(f), 'value')),
    ),
    colleague(
      'compare',
      ...using(
        f => [nth(f.acc, 'country', 7), nth(f.acc, 'country', 3)],
        (f, a, b) => `Have we in ${the(a)} more CRM accounts than in ${the(b)}?`,
        (f, a, b) => yes(country(f, a).length > country(f, b).length),
      ),
    ),
    manager(
      'compare',
      ...using(
        f => [nth(f.leads, 'source', 0), nth(f.leads, 'source', 2)],
        (f, a, b) => `How many more leads do we get from ${a} than from ${b}?`,
        (f, a, b) => count(leadsWith(f, 'source', a).length - leadsWith(f, 'source', b).length, { abs: true }),
      ),
    ),
    analyst(
      'compare',
      ...using(
        f => [nth(f.acc, 'industry', 3)],
        (f, i) => `Are there more leads than CRM accounts in ${i}?`,
        (f, i) => yes(leadsWith(f, 'industry', i).length > f.acc.filter(a => a.industry === i).length),
      ),
    ),

    // ------------------------------------------------------------ join
    manager(
      'join',
      ...using(
        f => {
          const s = nth(f.mine, 'state', 1)
          return [s, nth(inState(f.mine, s).flatMap(f.tcOf), 'job_title', 0)]
        },
        (f, s, t) => `E-mail addresses of every ${t} at my ${stateName(s)} accounts, nothing else.`,
        (f, s, t) => set(titled(inState(f.mine, s).flatMap(f.tcOf), t)),
      ),
    ),
    analyst(
      'join',
      ...using(
        f => {
          const i = nth(f.acc, 'industry', 0),
            pipeline = a => sum(f.oppOf(a).filter(isOpen), 'value')
          const list = f.acc.filter(a => a.industry === i)
          return [i, cut(list, pipeline, 0.92), list, pipeline]
        },
        (f, i, v) => `Which ${i} accounts have open opportunities that add up to more than ${usd(v)}?`,
        (f, i, v, list, pipeline) => set(list.filter(a => pipeline(a) > v)),
      ),
    ),
    colleague(
      'join',
      ...using(
        f => [
          fits(
            rank(f.acc, 'country'),
            g => g.n < 16 && g.items.some(a => f.oppOf(a).some(o => o.stage === 'negotiation')),
            4,
          ),
        ],
        (f, g) => `Which customers in ${the(g.key)} have actually no deal in negotiation?`,
        (f, g) => set(g.items.filter(a => !f.oppOf(a).some(o => o.stage === 'negotiation'))),
      ),
    ),
    manager(
      'join',
      ...using(
        f => {
          const v = cut(staged(f, 'negotiation'), 'value', 0.985)
          return [
            v,
            distinct(
              staged(f, 'negotiation').filter(o => o.value > v),
              'account_id',
            ).map(f.A),
          ]
        },
        (f, v) =>
          `I want to phone the primary contacts of all accounts that have a deal above ${usd(v)} in negotiation. Who are they?`,
        (f, v, list) => set(list.flatMap(a => primary(f, a))),
      ),
    ),
    analyst(
      'join',
      ...using(
        f => [cut(f.acc, 'employee_count', 0.85, 1)],
        (f, v) =>
          `What share of the total value of our won opportunities comes from accounts with more than ${short(v, { k: ',000' })} employees?`,
        (f, v) =>
          pct(
            share(
              sum(
                won(f).filter(o => f.A(o.account_id).employee_count > v),
                'value',
              ),
              sum(won(f), 'value'),
            ),
          ),
      ),
    ),
    manager('join', 'At which High Value Outreach accounts do we know a CFO?', f =>
      set(f.high.filter(a => titled(f.tcOf(a), 'Chief Financial Officer').length)),
    ),
    analyst('join', 'On average, how many opportunities does a CRM account have in each region?', f =>
      mapBy(f.acc, 'region', g => deals(f, g).length / g.length),
    ),
    analyst(
      'join',
      'How many of the territory contacts have exactly the same full name as somebody in the CRM contacts?',
      f => {
        const names = new Set(f.con.map(fullName))
        return count(f.tc.filter(c => names.has(c.name)).length)
      },
    ),
    colleague('join', 'Is there any account in my territory for which we have no contact?', f =>
      yes(f.mine.some(a => !f.tcOf(a).length)),
    ),

    // ------------------------------------------------------------ lookup
    manager(
      'lookup',
      ...using(
        f => [fits(alone(f.leads, 'phone', f.con, f.acc), l => l.phone, 640)],
        (f, l) => `Missed call from ${l.phone}. Who is that?`,
        (f, l) => record(l),
      ),
    ),
    manager(
      'lookup',
      ...using(
        f => {
          const texts = [...f.acc, ...f.all]
            .map(a => a.name)
            .concat(
              f.leads.map(l => l.company),
              [...f.con, ...f.leads, ...f.tc].map(fullName),
            )
            .map(t => t.toLowerCase())
          return [
            customers(f)
              .slice(390)
              .find(
                a =>
                  a.name.includes(' ') &&
                  primary(f, a).length === 1 &&
                  texts.filter(t => t.includes(firstWord(a.name).toLowerCase())).length === 1,
              ),
          ]
        },
        (f, a) => `main contact at ${firstWord(a.name)}? can't remember the full company name`,
        (f, a) => set(primary(f, a)),
      ),
    ),
    colleague(
      'lookup',
      ...using(
        f => [fits(customers(f), a => a.address, 444)],
        (f, a) => `To which address I have to send a parcel for ${a.name}?`,
        (f, a) => either(text(a.address, { field: 'address' }), record(a, { says: [a.address] })),
      ),
    ),
    analyst(
      'lookup',
      ...using(
        f => [fits(alone(f.leads, 'email'), l => l.status === 'qualified' && l.score > 20, 120)],
        (f, l) => `Status, score and source of the lead ${l.email}, please.`,
        (f, l) =>
          either(
            record(l, { says: [l.status, l.score, l.source] }),
            figures([count(l.score)], { says: [l.status, l.source] }),
          ),
      ),
    ),
    colleague(
      'lookup',
      ...using(
        f => [at(open(f), 2100)],
        (f, o) => `In which stage stays the opportunity ${o.id}?`,
        (f, o) => text(o.stage, { field: 'stage' }),
      ),
    ),
    analyst(
      'lookup',
      ...using(
        f => [fits(customers(f), a => misspell(a.name) !== a.name, 505)],
        (f, a) => `Which industry is ${misspell(a.name)} in, according to the CRM?`,
        (f, a) => text(a.industry, { field: 'industry' }),
      ),
    ),
    manager(
      'lookup',
      ...using(
        f => [fits(people(f), c => !c.is_primary && customers(f).includes(f.A(c.account_id)), 777)],
        (f, c) => `Is ${fullName(c)} our primary contact at ${f.A(c.account_id).name}?`,
        () => yes(false),
      ),
    ),

    // ------------------------------------------------------------ date
    manager(
      'date',
      ...using(
        f => [cut(open(f), 'value', 0.95)],
        (f, v) => `Open deals above ${usd(v)} that are due next month?`,
        (f, v) => maybeNone(open(f).filter(o => o.value > v && month(o) === nextMonth())),
      ),
    ),
    analyst('date', 'How many open opportunities have a close date within the next 30 days?', f => {
      const within = (a, b) => count(open(f).filter(o => day(o) >= a && day(o) <= b).length, { zero: true })
      return either([0, 1].flatMap(a => [29, 30].map(b => within(inDays(a), inDays(b)))))
    }),
    colleague(
      'date',
      ...using(
        f => [nth(f.leads, l => createdDay(l).slice(0, 7), 0), nth(f.leads, 'source', 4)],
        (f, m, s) => `Which ${s} leads were created between ${dayName(`${m}-05`)} and ${dayName(`${m}-16`)}?`,
        (f, m, s) => either(between(leadsWith(f, 'source', s), createdDay, `${m}-05`, `${m}-16`).map(maybeNone)),
      ),
    ),
    analyst(
      'date',
      ...using(
        f => [nth(won(f), year, 1)],
        (f, y) => `Value of the won opportunities for each month of the first quarter of ${y}, by close date`,
        (f, y) =>
          mapBy(
            won(f).filter(o => quarter(o) === `${y}-Q1`),
            month,
            g => sum(g, 'value'),
            { as: monthAs },
          ),
      ),
    ),
    manager(
      'date',
      ...using(
        f => [nth(won(f), year, 0), nth(won(f), year, 1)],
        (f, a, b) => `By close date, did we win more money in the first half of ${b} than in the first half of ${a}?`,
        (f, a, b) => {
          const half = y =>
            sum(
              won(f).filter(o => [`${y}-Q1`, `${y}-Q2`].includes(quarter(o))),
              'value',
            )
          return yes(half(b) > half(a))
        },
      ),
    ),
    colleague(
      'date',
      ...using(
        f => [
          fits(
            customers(f),
            a =>
              f.oppOf(a).filter(o => isOpen(o) && day(o) < inDays(-1)).length > 1 &&
              f.oppOf(a).some(o => isOpen(o) && day(o) > inDays(1)),
            33,
          ),
        ],
        (f, a) => `Which deals of ${a.name} are still open although the close date is already over?`,
        (f, a) => maybeNone(f.oppOf(a).filter(o => isOpen(o) && day(o) < today())),
      ),
    ),
    manager('date', 'How much did we win last year? Take the close dates.', f =>
      money(
        sum(
          won(f).filter(o => year(o) === String(thisYear() - 1)),
          'value',
        ),
        { zero: true },
      ),
    ),

    // ------------------------------------------------------------ threshold
    analyst(
      'threshold',
      ...using(
        f => [cut(f.acc, 'employee_count', 0.02)],
        (f, v) => `CRM accounts with fewer than ${v} employees`,
        (f, v) => set(f.acc.filter(a => a.employee_count < v)),
      ),
    ),
    manager('threshold', 'What do we have in qualification that is worth more than half a million?', f =>
      set(staged(f, 'qualification').filter(o => o.value > 500000)),
    ),
    colleague('threshold', 'How much leads have a score from 70 to 80, both numbers included?', f =>
      count(f.leads.filter(l => l.score >= 70 && l.score <= 80).length),
    ),
    analyst(
      'threshold',
      ...using(
        f => {
          const means = rank(f.leads, 'source').map(g => ({ key: g.key, mean: avg(g.items, 'score') }))
          return [Math.round(avg(means, 'mean')), means]
        },
        (f, v) => `Which lead sources have an average score of more than ${v}?`,
        (f, v, means) => set(means.filter(g => g.mean > v).map(g => g.key)),
      ),
    ),
    manager(
      'threshold',
      ...using(
        f => [cut(f.mine, 'revenue', 0.2, 1), cut(f.mine, 'revenue', 0.85, 1)],
        (f, a, b) => `my accounts that make under ${worded(a)} or over ${worded(b)}`,
        (f, a, b) => set(f.mine.filter(x => x.revenue < a || x.revenue > b)),
      ),
    ),

    // ------------------------------------------------------------ follow-ups
    manager(
      'followup',
      thread(
        f => {
          const list = staged(f, 'negotiation'),
            v = cut(list, 'value', 0.98, 1)
          return [v, list, list.filter(o => o.value > v)]
        },
        [
          ['How many deals are in negotiation right now?', (f, v, list) => count(list.length)],
          [(f, v) => `And above ${short(v)}?`, (f, v, list, big) => either(count(big.length), set(big))],
          ['Which accounts are those with?', (f, v, list, big) => set(distinct(big, 'account_id').map(f.A))],
        ],
      ),
    ),
    analyst(
      'followup',
      thread(
        f => [nth(f.leads, 'industry', 4), nth(f.leads, 'source', 0)],
        [
          [
            (f, i) => `Leads in ${i} with a score above 80`,
            (f, i) => set(leadsWith(f, 'industry', i).filter(l => l.score > 80)),
          ],
          ['Sorry, above 90 I meant.', (f, i) => set(leadsWith(f, 'industry', i).filter(l => l.score > 90))],
          [
            (f, i, s) => `How many of these came from ${s}?`,
            (f, i, s) => count(leadsWith(f, 'industry', i).filter(l => l.score > 90 && l.source === s).length),
          ],
        ],
      ),
    ),
    colleague(
      'followup',
      thread(
        f => [
          fits(
            customers(f),
            a =>
              f.oppOf(a).filter(o => o.stage === 'closed-won').length > 1 &&
              !f.oppOf(a).every(o => o.stage === 'closed-won'),
            92,
          ),
        ],
        [
          [(f, a) => `Which deals do we have with ${a.name}?`, (f, a) => set(f.oppOf(a))],
          ['And which from them have we won?', (f, a) => set(f.oppOf(a).filter(o => o.stage === 'closed-won'))],
          [
            'How much money makes this together?',
            (f, a) =>
              money(
                sum(
                  f.oppOf(a).filter(o => o.stage === 'closed-won'),
                  'value',
                ),
              ),
          ],
        ],
      ),
    ),
    analyst('followup', [
      [
        'What percentage of the leads is closed-won?',
        f => pct(share(leadsWith(f, 'status', 'closed-won').length, f.leads.length)),
      ],
      [
        'How did you get that figure?',
        f => either(smalltalk(), pct(share(leadsWith(f, 'status', 'closed-won').length, f.leads.length))),
      ],
      [
        'And what is it for closed-lost?',
        f => pct(share(leadsWith(f, 'status', 'closed-lost').length, f.leads.length)),
      ],
    ]),
    manager(
      'followup',
      thread(
        f => {
          const openIn = g => desc(deals(f, g.items).filter(isOpen), 'value')
          const clear = list => new Set(list.slice(0, 7).map(o => o.value)).size === 7
          const g = fits(rank(f.acc, 'country'), x => clear(openIn(x)), 2)
          return [g.key, openIn(g)]
        },
        [
          [(f, c) => `Top 3 open deals in ${the(c)} by value.`, (f, c, list) => ordered(list, 'value', { n: 3 })],
          ['The next three?', (f, c, list) => ordered(list.slice(3), 'value', { n: 3 })],
          ['Which of these three closes first?', (f, c, list) => smallest(list.slice(3, 6), day)],
        ],
      ),
    ),
    analyst('followup', [
      [
        'Total annual revenue of the CRM accounts by region',
        f => mapBy(f.acc, 'region', g => sum(g, 'annual_revenue')),
      ],
      [
        'Now as percentages of the overall total.',
        f =>
          mapBy(f.acc, 'region', g => share(sum(g, 'annual_revenue'), sum(f.acc, 'annual_revenue')), {
            unit: 'percent',
          }),
      ],
      [
        'Which region has the smallest share?',
        f => topGroup(f.acc, 'region', { by: g => sum(g.items, 'annual_revenue'), up: true }),
      ],
    ]),
    colleague(
      'followup',
      thread(
        f => [
          fits(
            customers(f),
            a =>
              groups(f.conOf(a), 'department').get('Finance')?.length === 1 &&
              f.conOf(a).length > 3 &&
              a.employee_count > 20,
            18,
          ),
        ],
        [
          [(f, a) => `In which city is ${a.name}?`, (f, a) => text(a.city, { field: 'city' })],
          ['And how many employees have they?', (f, a) => count(a.employee_count, { field: 'employee_count' })],
          [
            'Do we know there somebody from Finance?',
            (f, a) => set(f.conOf(a).filter(c => c.department === 'Finance')),
          ],
          [
            'Please the e-mail of this person.',
            (f, a) => text(f.conOf(a).find(c => c.department === 'Finance').email, { field: 'email' }),
          ],
        ],
      ),
    ),
    manager(
      'followup',
      thread(
        f => [nth(f.third, 'state', 1)],
        [
          [(f, s) => `How many third-party accounts in ${stateName(s)}?`, (f, s) => count(inState(f.third, s).length)],
          ['and in the CRM?', (f, s) => count(inState(f.acc, stateName(s)).length)],
          [
            'Back to the third-party ones. Which of them has the most revenue?',
            (f, s) => largest(inState(f.third, s), 'revenue'),
          ],
        ],
      ),
    ),
    manager(
      'followup',
      thread(
        f => {
          const manned = ours(f).filter(a => f.tcOf(a).length > 1)
          return [at(manned, 5), at(manned, 12)]
        },
        [
          [(f, a) => `Who do we know at ${a.name}?`, (f, a) => set(f.tcOf(a))],
          [(f, a, b) => `No, wrong one. ${b.name} is what I need.`, (f, a, b) => set(f.tcOf(b))],
          ["What's the revenue of that account?", (f, a, b) => money(b.revenue, { field: 'revenue' })],
        ],
      ),
    ),

    // ------------------------------------------------------------ write
    manager(
      'write',
      'New lead: Tadeusz Wierzbowski, tadeusz.wierzbowski@example.com, Operations Director at Beacon Test Rail. Came in through Referral.',
      () =>
        created('leads', {
          first_name: 'Tadeusz',
          last_name: 'Wierzbowski',
          email: 'tadeusz.wierzbowski@example.com',
          company: 'Beacon Test Rail',
          job_title: 'Operations Director',
          source: 'Referral',
        }),
    ),
    colleague(
      'write',
      f =>
        `Please make for ${at(customers(f), 128).name} a new contact in the CRM: Annika Lindqvister, e-mail annika.lindqvister@example.com, phone +46-8-555-0142, job title Buyer, department Procurement.`,
      f =>
        created('contacts', {
          first_name: 'Annika',
          last_name: 'Lindqvister',
          email: 'annika.lindqvister@example.com',
          phone: '+46-8-555-0142',
          job_title: 'Buyer',
          department: 'Procurement',
          account_id: at(customers(f), 128).id,
        }),
    ),
    manager(
      'write',
      f =>
        `Put in an opportunity for ${at(customers(f), 61).name}, name "Harbour crane telemetry", 75k, stage qualification, closing at the end of March 2027.`,
      f =>
        created('opportunities', {
          name: 'Harbour crane telemetry',
          value: 75000,
          stage: 'qualification',
          close_date: '2027-03-31',
          account_id: at(customers(f), 61).id,
        }),
    ),
    analyst(
      'write',
      'For the lead Rosalind Achterberg, set the status to contacted and the score to 65.',
      (f, m) => updated('leads', m.lead.id, { status: 'contacted', score: 65 }),
      {
        setup: {
          lead: temp('leads', {
            first_name: 'Rosalind',
            last_name: 'Achterberg',
            email: 'rosalind.achterberg@example.com',
            status: 'new',
            score: 30,
          }),
        },
      },
    ),
    manager(
      'write',
      'We lost "Placeholder deal Curlew" this morning. Mark it as lost.',
      (f, m) => updated('opportunities', m.deal.id, { stage: 'closed-lost' }, { mayChange: ['probability'] }),
      {
        setup: {
          deal: temp('opportunities', {
            name: 'Placeholder deal Curlew',
            stage: 'negotiation',
            value: 41000,
            probability: 0.8,
          }),
        },
      },
    ),
    analyst(
      'write',
      'Increase the value of the opportunity "Placeholder deal Turnstone" by 10%.',
      (f, m) => updated('opportunities', m.deal.id, { value: 22000 }),
      {
        setup: {
          deal: temp('opportunities', {
            name: 'Placeholder deal Turnstone',
            stage: 'proposal',
            value: 20000,
            probability: 0.6,
          }),
        },
      },
    ),
    colleague(
      'write',
      'Please delete the both leads Gunnar Eisenloh and Mirela Popovacu, they were only a test.',
      (f, m) => removed('leads', m.one.id, m.two.id),
      {
        setup: {
          one: temp('leads', { first_name: 'Gunnar', last_name: 'Eisenloh', email: 'gunnar.eisenloh@example.com' }),
          two: temp('leads', { first_name: 'Mirela', last_name: 'Popovacu', email: 'mirela.popovacu@example.com' }),
        },
      },
    ),
    analyst(
      'write',
      [
        [
          'Change the phone number of the lead Crispin Hallowreed to +1-555-010-4411. Let me check it before it is saved.',
          pending,
        ],
        [
          'I mixed that up, the last four digits are 4417.',
          (f, m) => updated('leads', m.lead.id, { phone: '+1-555-010-4417' }),
        ],
      ],
      {
        setup: {
          lead: temp('leads', {
            first_name: 'Crispin',
            last_name: 'Hallowreed',
            email: 'crispin.hallowreed@example.com',
            phone: '+1-555-010-0000',
            status: 'contacted',
          }),
        },
      },
    ),
    colleague(
      'write',
      [
        ['Can you remove from the CRM the contact Benedikta Oxenstiern? Please first ask me.', pending],
        ['Stop, please not delete her.', nowrite],
      ],
      {
        setup: {
          contact: temp('contacts', {
            first_name: 'Benedikta',
            last_name: 'Oxenstiern',
            email: 'benedikta.oxenstiern@example.com',
            is_primary: false,
          }),
        },
      },
    ),
    manager('write', [
      [f => `Add a contact to ${at(customers(f), 240).name} in the CRM.`, () => all(nowrite(), clarify())],
      [
        'First name Bohdana, last name Lisecka, e-mail bohdana.lisecka@example.com',
        f =>
          created('contacts', {
            first_name: 'Bohdana',
            last_name: 'Lisecka',
            email: 'bohdana.lisecka@example.com',
            account_id: at(customers(f), 240).id,
          }),
      ],
    ]),
    analyst(
      'write',
      f => `Move the territory account ${at(f.third, 14).id} to ${stateName(nth(f.mine, 'state', 0))}.`,
      () => all(nowrite({ insist: true }), unknown()),
    ),

    // ------------------------------------------------------------ missing
    colleague('missing', 'Which of our leads are located in Canada?', unknown),
    manager('missing', 'What was the total value of our pipeline six months ago?', unknown),
    analyst('missing', 'What did a qualified lead from Google Ads cost us on average?', unknown),
    manager('missing', f => `Which colleague last edited opportunity ${at(f.opp, 511).id}?`, unknown),
    colleague(
      'missing',
      f => `Can you send me the link to the LinkedIn profile of the CRM contact ${fullName(at(people(f), 205))}?`,
      unknown,
    ),

    // ------------------------------------------------------------ unknown
    manager('unknown', f => `What's the deal "${noDeal(f)}" worth?`, unknown),
    colleague(
      'unknown',
      f => `Please the phone number from ${nobody(f)}, he works at ${at(customers(f), 401).name}.`,
      unknown,
    ),
    analyst(
      'unknown',
      () =>
        `How many accounts belong to the ${absent(['Spring Renewal', 'Harvest Moon'], ['Tech Transformation', 'High Value Outreach'])} campaign?`,
      () => either(unknown(), clarify()),
    ),
    manager('unknown', 'Pull up lead 55555555.', unknown),

    // ------------------------------------------------------------ ambiguous
    colleague('ambiguous', 'And how was it in the month before?', () => either(clarify(), unknown())),
    manager('ambiguous', 'What is our best region?', f => {
      const top = (list, measure) =>
        topGroup(list, list === f.acc ? 'region' : regionOf(f), { by: g => measure(g.items) })
      const worth = list => sum(list, 'value'),
        many = list => list.length
      const rate = list => list.filter(o => o.stage === 'closed-won').length / list.length
      return either(
        top(f.acc, many),
        top(f.acc, g => sum(g, 'annual_revenue')),
        top(f.opp, many),
        top(f.opp, worth),
        top(won(f), many),
        top(won(f), worth),
        top(open(f), worth),
        top(closed(f), rate),
        clarify(),
      )
    }),
    analyst(
      'ambiguous',
      ...using(
        f => [fits(customers(f), a => f.conOf(a).length > 5, 340)],
        (f, a) => `Who would be the right person to talk to at ${a.name}?`,
        (f, a) => either(set(primary(f, a)), set(f.conOf(a)), clarify()),
      ),
    ),

    // ------------------------------------------------------------ smalltalk
    manager('smalltalk', 'Morning! Anybody home?', smalltalk),
    colleague('smalltalk', 'Explain me please what you can do for me.', smalltalk),
    analyst('smalltalk', 'Never mind, I have found it myself. Thanks anyway!', smalltalk),

    // ------------------------------------------------------------ browser
    manager('browser', 'Open the supplier portal in the browser and sign me in', refuse),
    analyst('browser', 'Please take a screenshot of https://www.example.com for my slides.', refuse),
    colleague('browser', 'Go on the page www.example.net and click there on the button Register', refuse),

    // ------------------------------------------------------------ casual
    manager(
      'casual',
      ...using(
        f => [nth(f.mine, 'state', 1)],
        (f, s) => `wich r my 2 bigest acounts in ${misspell(stateName(s)).toLowerCase()} by revenu`,
        (f, s) => ordered(inState(f.mine, s), 'revenue', { n: 2 }),
      ),
    ),
    colleague(
      'casual',
      ...using(
        f => [nth(f.acc, 'region', 2)],
        (f, r) =>
          `Hello dear colleague, excuse me that I disturb. Marta is sick today and I must finish her presentation until noon, and on slide four is a hole. Can you maybe tell me how many accounts we have in the CRM in ${r}? This would help me very much!`,
        (f, r) => count(f.acc.filter(a => a.region === r).length),
      ),
    ),
    manager(
      'casual',
      ...using(
        f => [fits(rank(f.leads, 'company'), g => g.n > 2 && !g.items.some(l => l[TEMPORARY]), 1)],
        (f, g) => `got any leads at ${g.key.toLowerCase()}?`,
        (f, g) => either(set(g.items), yes(true), count(g.n)),
      ),
    ),
    manager('casual', 'avg size of a lost deal? quick', f => money(avg(lost(f), 'value'))),
    colleague(
      'casual',
      ...using(
        f => [at(people(f), 350)],
        (f, c) => `PLS E-MAIL OF ${fullName(c).toUpperCase()}!!`,
        (f, c) => text(c.email, { field: 'email' }),
      ),
    ),

    // ------------------------------------------------------------ multi-intent
    analyst(
      'multi',
      'How many CRM contacts are in Customer Success, and how many of those are primary contacts?',
      f => {
        const list = f.con.filter(c => c.department === 'Customer Success')
        return figures([count(list.length), count(list.filter(c => c.is_primary).length)])
      },
    ),
    manager('multi', 'Highest revenue, lowest revenue and the gap between them, for the third-party accounts.', f => {
      const high = max(f.third, 'revenue'),
        low = min(f.third, 'revenue')
      return figures([high, low, high - low].map(v => money(v)))
    }),
    colleague(
      'multi',
      ...using(
        f => [nth(won(f), year, 1)],
        (f, y) =>
          `From the won deals with close date in ${y}: how many are it, what is the average value, and what is the biggest value?`,
        (f, y) => {
          const list = won(f).filter(o => year(o) === y)
          return figures([count(list.length), money(avg(list, 'value')), money(max(list, 'value'))])
        },
      ),
    ),

    // ------------------------------------------------------------ complete
    analyst(
      'complete',
      'All CRM contacts with the job title Support Lead. I am going to export the list, so it has to be complete.',
      f => set(titled(f.con, 'Support Lead'), { complete: true }),
    ),
    analyst('complete', 'Total annual revenue of every single account in the CRM', f =>
      money(sum(f.acc, 'annual_revenue'), { complete: true }),
    ),
  ]
}
