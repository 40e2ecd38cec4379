/** What a film museum may hold: directors with their films. */
type FilmEntry = [title: string, original: string | null, year: number, genre: string, minutes: number, rating: string, restored: number | null] // oxfmt-ignore
interface DirectorEntry {
  name: [first: string, last: string]
  country: string
  language: string
  life: [born: number, died: number | null]
  films: FilmEntry[]
}
const by = (first: string, last: string, country: string, language: string, born: number, died: number | null, films: FilmEntry[]): DirectorEntry => ({ name: [first, last], country, language, life: [born, died], films }) // oxfmt-ignore

export const DIRECTORS: readonly DirectorEntry[] = [
  by('Aurélien', 'Vasseur', 'France', 'French', 1899, 1971, [
    ["The Lamplighter's Daughter", "La Fille de l'allumeur", 1926, 'Drama', 94, 'AllAges', 2014],
    ['Rain on Rue Mercier', 'Pluie rue Mercier', 1934, 'Crime', 88, 'From12', null],
    ['A Winter Without Bells', 'Un hiver sans cloches', 1947, 'Drama', 109, 'From12', 2019],
  ]),
  by('Hedwig', 'Sommerfeld', 'Germany', 'German', 1894, 1959, [
    ['Shadow of the Weaver', 'Der Schatten des Webers', 1924, 'Horror', 81, 'From12', 2006],
    ['City of Copper', 'Die kupferne Stadt', 1929, 'ScienceFiction', 132, 'AllAges', 2011],
  ]),
  by('Masako', 'Hirayama', 'Japan', 'Japanese', 1921, 2004, [
    ['The Ferry at Dusk', 'Yūgure no watashibune', 1955, 'Drama', 118, 'AllAges', 2017],
    ['Three Umbrellas', 'Sanbon no kasa', 1958, 'Comedy', 97, 'AllAges', null],
    ['Ash and Plum Blossom', 'Hai to ume', 1963, 'Drama', 143, 'From12', 2021],
  ]),
  by('Giancarlo', 'Bertolini', 'Italy', 'Italian', 1918, 1989, [
    ['Bread for Sunday', 'Pane per domenica', 1949, 'Drama', 92, 'AllAges', 2008],
    ['The Orchard Thieves', 'I ladri del frutteto', 1953, 'Comedy', 101, 'AllAges', null],
    ['Via Notturna', null, 1961, 'Crime', 114, 'From16', null],
  ]),
  by('Ingrid', 'Sandström', 'Sweden', 'Swedish', 1930, 2012, [
    ['The Frozen Hour', 'Den frusna timmen', 1962, 'Drama', 89, 'From12', 2016],
    ['Letters to No One', 'Brev till ingen', 1968, 'Drama', 103, 'From16', null],
  ]),
  by('Walter', 'Pruitt', 'United States', 'English', 1905, 1980, [
    ['Dust Over Amarillo', null, 1941, 'Western', 84, 'AllAges', null],
    ['Last Train to Laredo', null, 1948, 'Western', 99, 'From12', 2013],
    ['The Silver Canyon', null, 1952, 'Western', 107, 'AllAges', null],
  ]),
  by('Dorothy', 'Kessler', 'United States', 'English', 1912, 1993, [
    ['Midnight on Harlow Street', null, 1946, 'Crime', 91, 'From12', 2010],
    ['The Paper Alibi', null, 1950, 'Crime', 79, 'From12', null],
  ]),
  by('Tomasz', 'Wilczyński', 'Poland', 'Polish', 1936, null, [
    ['The Salt Road', 'Solny szlak', 1965, 'Drama', 112, 'From12', null],
    ['Night Shift', 'Nocna zmiana', 1971, 'Drama', 95, 'From16', null],
    ["A Clockmaker's War", 'Wojna zegarmistrza', 1979, 'Drama', 127, 'From16', 2020],
  ]),
  by('Zdenka', 'Havlíková', 'Czechoslovakia', 'Czech', 1938, 2016, [
    ['The Tin Bird', 'Plechový pták', 1966, 'Animation', 72, 'AllAges', 2018],
    ['The Button King', 'Knoflíkový král', 1972, 'Animation', 68, 'AllAges', null],
  ]),
  by('Oleg', 'Stavrov', 'Soviet Union', 'Russian', 1903, 1968, [
    ['The Iron Harvest', 'Zheleznaya zhatva', 1928, 'Drama', 86, 'AllAges', 2005],
    ['Bridge of Steel', 'Stalnoy most', 1932, 'Documentary', 63, 'AllAges', null],
  ]),
  by('Marguerite', 'Delaune', 'France', 'French', 1933, 2019, [
    ['Tuesday in Marseille', 'Mardi à Marseille', 1964, 'Comedy', 93, 'AllAges', null],
    ['The Swimmers', 'Les Nageurs', 1969, 'Drama', 106, 'From12', 2022],
    ['Blue Hotel', 'Hôtel bleu', 1977, 'Crime', 111, 'From16', null],
  ]),
  by('Edwin', 'Thackeray', 'United Kingdom', 'English', 1909, 1984, [
    ['The Herring Fleet', null, 1936, 'Documentary', 52, 'AllAges', 2012],
    ['Fog Over Wapping', null, 1948, 'Crime', 96, 'From12', null],
    ["The Vicar's Balloon", null, 1951, 'Comedy', 87, 'AllAges', null],
  ]),
  by('Patricia', 'Ormond', 'United Kingdom', 'English', 1944, null, [
    ['The Quiet Tenant', null, 1974, 'Horror', 90, 'From16', null],
    ['Hollow Moor', null, 1981, 'Horror', 104, 'From18', 2023],
  ]),
  by('Rajan', 'Mukherjee', 'India', 'Bengali', 1924, 1996, [
    ["The Boatman's Song", 'Majhir gaan', 1957, 'Drama', 125, 'AllAges', 2015],
    ['Monsoon Letters', 'Barshar chithi', 1967, 'Drama', 137, 'AllAges', null],
  ]),
  by('Esteban', 'Quiroga', 'Argentina', 'Spanish', 1948, null, [
    ['The Milonga Hall', 'El salón de la milonga', 1983, 'Drama', 116, 'From12', null],
    ['Winter in Ushuaia', 'Invierno en Ushuaia', 1991, 'Crime', 102, 'From16', null],
  ]),
  by('Katalin', 'Bérczy', 'Hungary', 'Hungarian', 1951, null, [
    ['The Glass Orchestra', 'Az üvegzenekar', 1985, 'Comedy', 98, 'AllAges', null],
    ['Nine Doors', 'Kilenc ajtó', 1994, 'ScienceFiction', 121, 'From12', null],
  ]),
  by('Samuel', 'Adebayo', 'Nigeria', 'English', 1958, null, [
    ['Lagos After Rain', null, 1996, 'Drama', 113, 'From12', null],
    ['The Market Queen', null, 2003, 'Comedy', 100, 'AllAges', null],
  ]),
  by('Hyejin', 'Park', 'South Korea', 'Korean', 1969, null, [
    ['The Night Ferryman', 'Bamui sagong', 2001, 'Crime', 119, 'From18', null],
    ['Paper Lanterns', 'Jongi deungbul', 2009, 'Drama', 108, 'AllAges', null],
    ['Orbit', 'Gwedo', 2016, 'ScienceFiction', 129, 'From12', null],
  ]),
  by('Lars', 'Ekeland', 'Norway', 'Norwegian', 1962, null, [
    ['Beneath the Glacier', 'Under breen', 1998, 'Documentary', 77, 'AllAges', null],
    ['Signal from Svalbard', 'Signal fra Svalbard', 2007, 'ScienceFiction', 115, 'From12', null],
  ]),
  by('Claire', 'Beaumont', 'Canada', 'French', 1975, null, [
    ['North of Nowhere', 'Au nord de nulle part', 2011, 'Documentary', 83, 'AllAges', null],
    ['The Cartographer', 'La Cartographe', 2018, 'Drama', 122, 'From12', null],
  ]),
  by('Joost', 'van der Velde', 'Netherlands', 'Dutch', 1928, 2001, [
    ['The Polder', 'De polder', 1959, 'Documentary', 61, 'AllAges', 2009],
    ['Canal Twelve', 'Gracht twaalf', 1973, 'Crime', 105, 'From16', null],
  ]),
  by('Beatriz', 'Salgado', 'Portugal', 'Portuguese', 1980, null, [
    ['Tram Twenty-Eight', 'Elétrico vinte e oito', 2014, 'Drama', 85, 'AllAges', null],
    ['The Cork Forest', 'O montado', 2021, 'Documentary', 74, 'AllAges', null],
  ]),
]
export const FIRST_NAMES =
  `Lotte Pieter Annelies Wouter Fien Joris Katrien Stijn Hilde Dries Nele Thibault Evelien Koen Sofie Geert
Liesbeth Amina Youssef Charlotte Maxime Inès Olivier Fatima Karel Marijke`.split(/\s+/)
export const LAST_NAMES = 'Peeters,Claes,Wouters,Goossens,Mertens,Hermans,Aerts,De Smet,Vermeulen,Lambrecht,Van den Broeck,Dubois,Lemmens,Thijs,El Amrani,Cools,Verhaegen,Maes,Coppens,Bogaert,Delvaux,Sels,Renard'.split(',') // oxfmt-ignore
export const CITIES = ['Antwerp', 'Antwerp', 'Antwerp', 'Antwerp', 'Ghent', 'Ghent', 'Mechelen', 'Mechelen', 'Leuven', 'Brussels'] // oxfmt-ignore
export const CLUBS = ['Ciné Zenith', 'Filmclub De Lantaarn', 'Reel Friends', 'Cinéclub Parallax', 'Filmkring Scheldezicht', 'The Sunday Projectionists', 'Filmclub Noorderlicht'] // oxfmt-ignore
export const SCHOOLS = ['Sint-Rita College', 'Atheneum Zuid', 'Hogeschool Kempenland', 'Lyceum De Vliet']
export const SPEAKERS = ['Dr. Godelieve Raes', 'Matthias Lernout', 'Prof. Ellen Wauters']
