import type { CultureName } from '../../seeding/cultures.ts'

/** A place where a company may sit; `areaCode` belongs to the state or city. */
export interface Place {
  city: string
  state: string
  country: string
  region: string
  dialCode: string
  areaCode: string
}

export interface Country {
  name: string
  region: string
  dialCode: string
  /** Whose names its people have: culture and weight. */
  cultures: readonly (readonly [CultureName, number])[]
  /** How many of a thousand companies sit here, roughly. */
  weight: number
  places: readonly Place[]
}

/** `State (area code): City, City; …` */
function country(
  region: string,
  name: string,
  dialCode: string,
  weight: number,
  cultures: Country['cultures'],
  states: string,
): Country {
  const places = states.split(';').flatMap(line => {
    const [, state, areaCode, cities] = /^\s*(.+?) \((\d+)\): (.+?)\s*$/s.exec(line) as unknown as [
      string,
      string,
      string,
      string,
    ]
    return cities.split(',').map(city => ({ city: city.trim(), state, country: name, region, dialCode, areaCode }))
  })
  return { name, region, dialCode, cultures, weight, places }
}

const NA = 'North America'
const EU = 'Europe'
const AP = 'Asia Pacific'
const LA = 'Latin America'
const ME = 'Middle East & Africa'

/** Countries, their states and cities, by region (interfaces § D). State, city and dialling codes belong together. */
export const COUNTRIES: readonly Country[] = [
  country(
    NA,
    'United States',
    '+1',
    330,
    [
      ['anglo', 72],
      ['spanish', 14],
      ['indian', 5],
      ['chinese', 4],
      ['african', 3],
      ['korean', 2],
    ],
    `California (415): San Francisco, Los Angeles, San Diego, San Jose, Sacramento; Texas (512): Austin, Houston, Dallas, San Antonio;
     New York (212): New York City, Buffalo, Rochester; Florida (305): Miami, Tampa, Orlando; Illinois (312): Chicago, Naperville;
     Washington (206): Seattle, Spokane; Massachusetts (617): Boston, Worcester; Georgia (404): Atlanta, Savannah;
     Colorado (303): Denver, Boulder; Pennsylvania (215): Philadelphia, Pittsburgh; Ohio (614): Columbus, Cleveland;
     North Carolina (704): Charlotte, Raleigh; Michigan (313): Detroit, Grand Rapids; Arizona (602): Phoenix, Tucson;
     Minnesota (612): Minneapolis, Saint Paul; Oregon (503): Portland; Tennessee (615): Nashville; Utah (801): Salt Lake City`,
  ),
  country(
    NA,
    'Canada',
    '+1',
    80,
    [
      ['anglo', 70],
      ['french', 20],
      ['indian', 10],
    ],
    `Ontario (416): Toronto, Ottawa, Hamilton; Quebec (514): Montreal, Quebec City; British Columbia (604): Vancouver, Victoria;
     Alberta (403): Calgary, Edmonton; Nova Scotia (902): Halifax`,
  ),
  country(
    EU,
    'United Kingdom',
    '+44',
    70,
    [
      ['anglo', 84],
      ['indian', 10],
      ['african', 6],
    ],
    'England (20): London, Manchester, Bristol, Leeds; Scotland (131): Edinburgh, Glasgow; Wales (29): Cardiff; Northern Ireland (28): Belfast',
  ),
  country(
    EU,
    'Germany',
    '+49',
    60,
    [['german', 100]],
    `Bavaria (89): Munich, Nuremberg; Hesse (69): Frankfurt; Berlin (30): Berlin; North Rhine-Westphalia (221): Cologne, Dusseldorf;
     Hamburg (40): Hamburg; Baden-Wuerttemberg (711): Stuttgart`,
  ),
  country(
    EU,
    'France',
    '+33',
    40,
    [['french', 100]],
    'Ile-de-France (1): Paris, Versailles; Auvergne-Rhone-Alpes (4): Lyon, Grenoble; Occitanie (5): Toulouse; Hauts-de-France (3): Lille',
  ),
  country(
    EU,
    'Netherlands',
    '+31',
    24,
    [['dutch', 100]],
    'North Holland (20): Amsterdam, Haarlem; South Holland (10): Rotterdam, The Hague; Utrecht (30): Utrecht',
  ),
  country(
    EU,
    'Spain',
    '+34',
    22,
    [['spanish', 100]],
    'Community of Madrid (91): Madrid; Catalonia (93): Barcelona; Andalusia (95): Seville, Malaga',
  ),
  country(
    EU,
    'Italy',
    '+39',
    22,
    [['italian', 100]],
    'Lombardy (02): Milan, Bergamo; Lazio (06): Rome; Piedmont (011): Turin; Emilia-Romagna (051): Bologna',
  ),
  country(
    EU,
    'Sweden',
    '+46',
    16,
    [['nordic', 100]],
    'Stockholm County (8): Stockholm; Vastra Gotaland (31): Gothenburg; Skane (40): Malmo',
  ),
  country(EU, 'Norway', '+47', 10, [['nordic', 100]], 'Oslo (22): Oslo; Vestland (55): Bergen'),
  country(
    EU,
    'Switzerland',
    '+41',
    14,
    [
      ['german', 65],
      ['french', 25],
      ['italian', 10],
    ],
    'Canton of Zurich (44): Zurich; Canton of Geneva (22): Geneva; Basel-Stadt (61): Basel',
  ),
  country(
    EU,
    'Poland',
    '+48',
    14,
    [['polish', 100]],
    'Masovia (22): Warsaw; Lesser Poland (12): Krakow; Lower Silesia (71): Wroclaw',
  ),
  country(
    AP,
    'Japan',
    '+81',
    42,
    [['japanese', 100]],
    'Tokyo (3): Tokyo; Osaka (6): Osaka; Kanagawa (45): Yokohama; Fukuoka (92): Fukuoka',
  ),
  country(
    AP,
    'Australia',
    '+61',
    40,
    [
      ['anglo', 85],
      ['chinese', 8],
      ['indian', 7],
    ],
    'New South Wales (2): Sydney, Newcastle; Victoria (3): Melbourne, Geelong; Queensland (7): Brisbane; Western Australia (8): Perth',
  ),
  country(
    AP,
    'India',
    '+91',
    42,
    [['indian', 100]],
    'Karnataka (80): Bengaluru; Maharashtra (22): Mumbai, Pune; Tamil Nadu (44): Chennai; Telangana (40): Hyderabad; Delhi (11): New Delhi',
  ),
  country(
    AP,
    'Singapore',
    '+65',
    18,
    [
      ['chinese', 70],
      ['indian', 20],
      ['anglo', 10],
    ],
    'Central Region (6): Singapore',
  ),
  country(AP, 'South Korea', '+82', 20, [['korean', 100]], 'Seoul (2): Seoul; Busan (51): Busan; Gyeonggi (31): Suwon'),
  country(AP, 'New Zealand', '+64', 12, [['anglo', 100]], 'Auckland (9): Auckland; Wellington (4): Wellington'),
  country(
    LA,
    'Brazil',
    '+55',
    34,
    [['portuguese', 100]],
    'Sao Paulo (11): Sao Paulo, Campinas; Rio de Janeiro (21): Rio de Janeiro; Parana (41): Curitiba; Minas Gerais (31): Belo Horizonte',
  ),
  country(
    LA,
    'Mexico',
    '+52',
    30,
    [['spanish', 100]],
    'Mexico City (55): Mexico City; Nuevo Leon (81): Monterrey; Jalisco (33): Guadalajara',
  ),
  country(
    LA,
    'Argentina',
    '+54',
    12,
    [
      ['spanish', 75],
      ['italian', 25],
    ],
    'Buenos Aires (11): Buenos Aires; Cordoba (351): Cordoba',
  ),
  country(
    LA,
    'Chile',
    '+56',
    10,
    [['spanish', 100]],
    'Santiago Metropolitan (2): Santiago; Valparaiso (32): Valparaiso',
  ),
  country(
    LA,
    'Colombia',
    '+57',
    12,
    [['spanish', 100]],
    'Bogota Capital District (1): Bogota; Antioquia (4): Medellin',
  ),
  country(
    ME,
    'United Arab Emirates',
    '+971',
    20,
    [
      ['arabic', 60],
      ['indian', 25],
      ['anglo', 15],
    ],
    'Dubai (4): Dubai; Abu Dhabi (2): Abu Dhabi',
  ),
  country(
    ME,
    'Saudi Arabia',
    '+966',
    14,
    [['arabic', 100]],
    'Riyadh Province (11): Riyadh; Makkah Province (12): Jeddah',
  ),
  country(
    ME,
    'South Africa',
    '+27',
    18,
    [
      ['african', 65],
      ['anglo', 35],
    ],
    'Gauteng (11): Johannesburg, Pretoria; Western Cape (21): Cape Town; KwaZulu-Natal (31): Durban',
  ),
  country(ME, 'Israel', '+972', 12, [['hebrew', 100]], 'Tel Aviv District (3): Tel Aviv; Haifa District (4): Haifa'),
  country(
    ME,
    'Egypt',
    '+20',
    8,
    [['arabic', 100]],
    'Cairo Governorate (2): Cairo; Alexandria Governorate (3): Alexandria',
  ),
  country(ME, 'Kenya', '+254', 8, [['african', 100]], 'Nairobi County (20): Nairobi; Mombasa County (41): Mombasa'),
  country(
    ME,
    'Nigeria',
    '+234',
    10,
    [['african', 100]],
    'Lagos State (1): Lagos; Federal Capital Territory (9): Abuja',
  ),
]
