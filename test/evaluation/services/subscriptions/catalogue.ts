import type { INDUSTRIES, SAAS_PRODUCTS } from './kinds.ts'

type Product = (typeof SAAS_PRODUCTS)[number]
type Industry = (typeof INDUSTRIES)[number]

/** What each product is for, and what a seat of its four plans costs a month. */
export const PRODUCT_PLANS: Record<Product, { what: string; prices: [number, number, number, number] }> = {
  Rostera: { what: 'Shift planning', prices: [4.5, 7.9, 11.5, 16] },
  Fakturo: { what: 'Invoicing and dunning', prices: [9, 14.5, 21, 29] },
  Tickly: { what: 'Help desk and shared inbox', prices: [12, 19, 27.5, 39] },
  Lagerix: { what: 'Stock and warehouse', prices: [11, 18.5, 26, 37.5] },
  Signova: { what: 'Signing documents online', prices: [6, 9.5, 13, 18] },
}
export const TIERS: [tier: string, seats: number, trialDays: number, what: string][] = [
  ['Starter', 1, 14, 'for small teams'],
  ['Team', 5, 30, 'for one department'],
  ['Business', 15, 30, 'for several departments, with roles and reports'],
  ['Enterprise', 50, 0, 'for whole companies, with a contract of their own'],
]
/** Plans that nobody can take any more. */
export const RETIRED = ['SIG-STARTER', 'FAK-STARTER']

export const ADD_ONS: [code: string, name: string, price: number, what: string][] = [
  ['SSO', 'Single Sign-On', 60, 'Staff sign in with the company account (SAML, OpenID Connect)'],
  ['API', 'API Access', 45, 'Own integrations, up to 100,000 calls a month'],
  ['STO', 'Extra Storage', 15, 'Another 100 GB for files'],
  ['PRI', 'Priority Support', 95, 'An answer within two hours on working days'],
  ['SBX', 'Sandbox', 39, 'A copy to try things out in'],
  ['SMS', 'SMS Notifications', 22, 'Text messages to staff or customers'],
  ['AUD', 'Audit Log', 35, 'Who changed what, kept for two years'],
  ['WHL', 'White Label', 120, 'Own logo, colours and domain'],
  ['REP', 'Advanced Reporting', 49, 'Dashboards and scheduled reports'],
  ['ESC', 'Named Engineer', 290, 'One engineer who knows the set-up'],
  ['BAK', 'Daily Backup', 18, 'Backups that can be downloaded'],
  ['CUR', 'Multi-Currency', 25, 'Prices and invoices in other currencies'],
  ['PAY', 'Payroll Export', 32, 'Hours to the payroll office'],
  ['KIO', 'Clock-In Terminal', 28, 'Clocking in and out on a tablet'],
  ['BAR', 'Barcode Scanning', 27, 'Scan goods with a phone'],
  ['OCR', 'Document Recognition', 55, 'Reads bills and delivery notes'],
  ['QES', 'Qualified Signature', 75, 'Signatures that count as handwritten'],
  ['CHA', 'Chat Widget', 29, 'Chat for the own website'],
  ['TRN', 'Online Training', 65, 'Two webinars a month'],
  ['EUR', 'EU Data Residency', 80, 'Data stay in Frankfurt'],
]

type Company = [name: string, industry: Industry, country: string, city: string]
const rows = (country: string, written: string): Company[] =>
  written
    .trim()
    .split('\n')
    .map(line => {
      const [name, industry, city] = line.split('|').map(part => part.trim())
      return [name!, industry as Industry, country, city!]
    })
export const COMPANIES: Company[] = [
  ...rows(
    'NL',
    `Van Rijswijk Transport | Logistics | Rotterdam
     Zorggroep Elzenhof | Healthcare | Arnhem
     Kaasmakerij Bos | Manufacturing | Gouda
     Hotel De Gouden Sleutel | Hospitality | Delft
     Bouwbedrijf Hendriksen | Construction | Zwolle
     Fietsenwinkel Spaakwiel | Retail | Utrecht
     Scholengroep Amstelland | Education | Amstelveen
     Windpark Noordoost | Energy | Emmeloord
     Notariaat Wessels | ProfessionalServices | Breda
     Koeltrans Maas | Logistics | Venlo
     Tandartspraktijk Molenweg | Healthcare | Leiden
     Papierfabriek Eerbeek | Manufacturing | Eerbeek`,
  ),
  ...rows(
    'BE',
    `Brouwerij Sint-Lieven | Manufacturing | Gent
     Transports Delvaux | Logistics | Liège
     Woonzorg Ter Linden | Healthcare | Mechelen
     Chocolaterie Marcelle | Retail | Brugge
     Hogeschool Scheldeland | Education | Antwerpen
     Advocaten Peeters & Claes | ProfessionalServices | Leuven`,
  ),
  ...rows(
    'DE',
    `Spedition Kaltenbach | Logistics | Mannheim
     Klinikum Waldheide | Healthcare | Gütersloh
     Maschinenbau Reuter | Manufacturing | Chemnitz
     Baustoffe Ziegelmann | Construction | Kassel
     Kaufhaus Brinkmann | Retail | Münster
     Stadtwerke Eschenau | Energy | Eschenau
     Pflegedienst Sonnenblick | Healthcare | Rostock
     Hotelgruppe Seeblick | Hospitality | Konstanz
     Steuerkanzlei Vogt | ProfessionalServices | Würzburg
     Volkshochschule Lahntal | Education | Marburg
     Praxisverbund Nordstern | Healthcare | Bremen
     Holzwerk Tannhauser | Manufacturing | Freudenstadt
     Kurierdienst Blitzmeier | Logistics | Leipzig`,
  ),
  ...rows(
    'SE',
    `Norrlund Timber | Manufacturing | Umeå
     Fjällbo Hotell | Hospitality | Åre
     Vårdcentralen Linden | Healthcare | Uppsala
     Kvarnby Skolor | Education | Malmö
     Hjalmar Frakt | Logistics | Göteborg
     Solvik Energi | Energy | Västerås
     Byggfirman Ekman | Construction | Örebro
     Lindgrens Möbler | Retail | Jönköping`,
  ),
  ...rows(
    'NO',
    `Havørn Shipping | Logistics | Bergen
     Dovre Bygg | Construction | Lillehammer
     Fjordklinikken | Healthcare | Stavanger
     Nordkapp Sportshop | Retail | Tromsø
     Kraftlaget Vesterdal | Energy | Ålesund`,
  ),
  ...rows(
    'DK',
    `Bageriet Mølle | Retail | Odense
     Østergaard Logistik | Logistics | Aarhus
     Tandlægerne Havnegade | Healthcare | København
     Strandhotel Skagen | Hospitality | Skagen
     Jysk Vindservice | Energy | Esbjerg
     Revisorgruppen Lund | ProfessionalServices | Roskilde
     Møbelfabrikken Birk | Manufacturing | Horsens`,
  ),
  ...rows(
    'GB',
    `Brackwater Logistics | Logistics | Hull
     Halden & Pryce | ProfessionalServices | Bristol
     Quist Dental Care | Healthcare | Norwich
     Thornbury Foods | Manufacturing | Leicester
     Redgate Builders | Construction | Sheffield
     The Otter Inns | Hospitality | Exeter
     Marlowe Academy Trust | Education | Canterbury
     Pebble & Pine | Retail | Brighton
     Calder Couriers | Logistics | Wakefield
     Ferrybridge Solar | Energy | Leeds
     Larchmont Care Homes | Healthcare | York
     Whitlock Engineering | Manufacturing | Coventry`,
  ),
  ...rows(
    'IE',
    `Shannonside Dairies | Manufacturing | Limerick
     Liffey Freight | Logistics | Dublin
     Connemara Lodges | Hospitality | Galway
     Murphy & Keane Solicitors | ProfessionalServices | Cork`,
  ),
  ...rows(
    'FR',
    `Transports Garonne | Logistics | Bordeaux
     Clinique des Tilleuls | Healthcare | Lyon
     Boulangeries Aubert | Retail | Nantes
     Bâtir Provence | Construction | Avignon
     Hôtels du Littoral | Hospitality | Biarritz
     Ateliers Morvan | Manufacturing | Dijon
     Institut Saint-Clair | Education | Rennes`,
  ),
  ...rows(
    'ES',
    `Bodegas Altamira | Manufacturing | Logroño
     Clínica Santa Rosa | Healthcare | Valencia
     Transportes Cantábrico | Logistics | Santander
     Hoteles Brisamar | Hospitality | Málaga
     Solar Meseta | Energy | Albacete
     Gestoría Robledo | ProfessionalServices | Sevilla`,
  ),
]

export const REGION_OF: Record<string, string> = { NL: 'Benelux', BE: 'Benelux', DE: 'Dach', SE: 'Nordics', NO: 'Nordics', DK: 'Nordics', GB: 'UkAndIreland', IE: 'UkAndIreland', FR: 'SouthernEurope', ES: 'SouthernEurope' } // oxfmt-ignore
export const DIALLED: Record<string, number> = { NL: 31, BE: 32, DE: 49, SE: 46, NO: 47, DK: 45, GB: 44, IE: 353, FR: 33, ES: 34 } // oxfmt-ignore
export const STREETS: Record<string, string[]> = {
  Benelux: ['Stationsstraat', 'Kerkstraat', 'Havenkade', 'Industrieweg', 'Molenlaan'],
  Dach: ['Bahnhofstraße', 'Industriestraße', 'Am Anger', 'Lindenallee', 'Gewerbepark'],
  Nordics: ['Storgatan', 'Havnegade', 'Kirkeveien', 'Industrivej', 'Skolgatan'],
  UkAndIreland: ['Station Road', 'Mill Lane', 'Harbour Street', 'Quarry Way', 'High Street'],
  FR: ['Rue de la Gare', 'Avenue du Port', 'Rue des Moulins', 'Place du Marché'],
  ES: ['Calle Mayor', 'Plaza Nueva', 'Avenida del Puerto', 'Calle del Sol'],
}
const words = (written: string) => written.split(' ')
/** First and last names by region. */
export const PEOPLE: Record<string, [first: string[], last: string[]]> = {
  Benelux: [
    words('Anneke Bram Carlijn Dirk Eline Frits Hanneke Joris Lotte Maarten Nienke Ruben Sanne Wouter'),
    words('Aalbers Boersma Cools Diepenbrock Evers Geerts Hofman Kramer Lemmens Nijhof Raes Sterk Tielemans Verhoeven'), // oxfmt-ignore
  ],
  Dach: [
    words('Anja Bernd Carla Dieter Eva Frank Greta Heiko Ines Jochen Katja Lars Meike Torsten'),
    words('Albrecht Brandt Clausen Dorn Ebert Fink Gerlach Hartung Kessler Lorenz Petersen Riedel Seidel Ulrich'),
  ],
  Nordics: [
    words('Astrid Birger Camilla Elin Freja Gunnar Hanna Ingrid Johan Kirsten Magnus Nora Rasmus Sigrid'),
    words('Berg Dahl Eriksen Fosse Hagen Holm Iversen Krogh Lindqvist Nygaard Olsen Sandberg Torp Vestergaard'),
  ],
  UkAndIreland: [
    words('Aidan Beth Callum Deirdre Ellen Fergus Gemma Harriet Imogen Jack Kieran Lucy Niall Rosie'),
    words('Ashworth Brennan Carver Doyle Ellison Fairley Gallagher Hobbs Keogh Langley Mercer Nolan Prescott Whelan'),
  ],
  SouthernEurope: [
    words('Adèle Bruno Carmen Diego Élise Fabien Gloria Hugo Inés Julien Lucía Mateo Nadine Pilar'),
    words('Blanchard Castillo Duval Fournier Garrido Herrero Lacombe Marchand Navarro Ortega Perrin Roussel Serrano Vidal'), // oxfmt-ignore
  ],
}
export const JOBS = ['Operations Manager', 'Office Manager', 'Head of IT', 'Finance Director', 'Managing Director', 'HR Manager', 'Purchasing Manager'] // oxfmt-ignore
export const CUSTOMER_NOTES = ['Wants the contract in their own language.', 'Only call in the morning.', 'Met at the fair in Cologne.', 'Purchase order number on each invoice, please.', 'Talks about a second site next year.'] // oxfmt-ignore
/** What cases are about. */
export const SUBJECTS: Record<string, [subject: string, description: string][]> = {
  Question: [
    ['How do we add a second location?', 'We open a new site and would like to keep both apart.'],
    ['Moving data from our old system', 'We have about 4,000 rows in spreadsheets.'],
    ['Which roles may see prices?', 'Some of our staff should not see them.'],
    ['Is there a guide for new staff?', 'Six people start on the first of the month.'],
    ['Changing the language of e-mails', 'They go out in English at the moment.'],
  ],
  Incident: [
    ['Cannot sign in since this morning', 'The page only says “something went wrong”.'],
    ['Export stops half way', 'The file ends after 500 rows.'],
    ['E-mails arrive twice', 'Our customers have begun to complain.'],
    ['App crashes on older phones', 'It closes as soon as one opens the list.'],
    ['Very slow after lunch', 'Every page takes ten seconds or more.'],
    ['Wrong totals in the monthly report', 'The sum differs from what we see on screen.'],
  ],
  FeatureRequest: [
    ['Dark mode', 'For the night shift.'],
    ['Import from Excel', 'Copying by hand takes us an afternoon.'],
    ['Reminder before a document expires', 'A week ahead would be enough.'],
    ['Calendar feed', 'So that it shows up in everybody’s own calendar.'],
    ['Own fields', 'We would like to keep the cost centre.'],
  ],
  Billing: [
    ['Wrong address on our invoice', 'We moved in spring.'],
    ['Charged twice this month', 'Please have a look at the last two invoices.'],
    ['Can we pay by direct debit?', 'We would rather not use the card any more.'],
    ['Question about the discount', 'We were promised another one.'],
  ],
}
