/** Who works at the practice, what it offers, and what its patients are called. */
export const SPECIALTIES = ['general_practice', 'physiotherapy', 'dermatology', 'cardiology', 'paediatrics', 'womens_health'] as const // oxfmt-ignore
export type Specialty = (typeof SPECIALTIES)[number]

export const STAFF: [first: string, last: string, specialty: Specialty, room: string, isOpen: boolean, joined: number][] = [
  ['Fiona', 'Carmichael', 'general_practice', 'G1', false, -4210],
  ['Douglas', 'Rennie', 'general_practice', 'G2', true, -3055],
  ['Sunita', 'Bhatt', 'general_practice', 'G3', true, -1180],
  ['Callum', 'Strachan', 'physiotherapy', 'P1', true, -2020],
  ['Isla', 'Drummond', 'physiotherapy', 'P2', true, -640],
  ['Ewa', 'Kowalczyk', 'dermatology', 'S1', false, -1710],
  ['Henrik', 'Solberg', 'cardiology', 'S2', true, -2790],
  ['Morag', 'Lindsay', 'paediatrics', 'S3', true, -3490],
  ['Tunde', 'Afolabi', 'womens_health', 'S4', false, -905],
] // oxfmt-ignore

export const TREATMENT_CATEGORIES = ['consultation', 'vaccination', 'diagnostics', 'therapy', 'procedure'] as const
type Category = (typeof TREATMENT_CATEGORIES)[number]

/** Who gives it, how long it takes, what it costs, and whether patients book it on the web themselves. */
export const OFFER: [name: string, category: Category, of: Specialty, minutes: number, price: number, isOnline: boolean][] = [
  ['Standard consultation', 'consultation', 'general_practice', 15, 68, true],
  ['Extended consultation', 'consultation', 'general_practice', 30, 112, true],
  ['Full health check', 'diagnostics', 'general_practice', 60, 265, true],
  ['Blood test', 'diagnostics', 'general_practice', 10, 49.5, true],
  ['Flu vaccination', 'vaccination', 'general_practice', 10, 32, true],
  ['Travel vaccination', 'vaccination', 'general_practice', 20, 77.5, true],
  ['Ear irrigation', 'procedure', 'general_practice', 20, 55, false],
  ['Driver medical', 'diagnostics', 'general_practice', 30, 98, false],
  ['Physiotherapy assessment', 'consultation', 'physiotherapy', 50, 82, true],
  ['Physiotherapy session', 'therapy', 'physiotherapy', 45, 59, true],
  ['Sports massage', 'therapy', 'physiotherapy', 40, 52.5, true],
  ['Shockwave therapy', 'therapy', 'physiotherapy', 30, 94, false],
  ['Skin consultation', 'consultation', 'dermatology', 30, 168, true],
  ['Mole check', 'diagnostics', 'dermatology', 20, 124, true],
  ['Mole removal', 'procedure', 'dermatology', 45, 318, false],
  ['Cryotherapy', 'procedure', 'dermatology', 15, 86, false],
  ['Cardiology consultation', 'consultation', 'cardiology', 40, 215, true],
  ['Electrocardiogram', 'diagnostics', 'cardiology', 20, 89, false],
  ['Echocardiogram', 'diagnostics', 'cardiology', 50, 355, false],
  ['Child consultation', 'consultation', 'paediatrics', 25, 96, true],
  ['Childhood vaccination', 'vaccination', 'paediatrics', 15, 46, true],
  ["Women's health consultation", 'consultation', 'womens_health', 35, 134, true],
  ['Cervical smear', 'diagnostics', 'womens_health', 25, 84, true],
  ['Contraceptive implant', 'procedure', 'womens_health', 40, 179, false],
] // oxfmt-ignore

export const WOMEN = ['Ailsa', 'Beth', 'Catriona', 'Deirdre', 'Eilidh', 'Freya', 'Gwen', 'Heather', 'Ines', 'Jean', 'Kirsty', 'Lorna', 'Margaret', 'Niamh', 'Olwen', 'Pilar', 'Rhona', 'Shona', 'Tessa', 'Yasmin'] // oxfmt-ignore
export const MEN = ['Alasdair', 'Bruce', 'Colin', 'Davide', 'Ewan', 'Finlay', 'Gregor', 'Hamish', 'Iain', 'Jamal', 'Kenneth', 'Lewis', 'Murdo', 'Neil', 'Owen', 'Piotr', 'Ranald', 'Stuart', 'Torquil', 'William'] // oxfmt-ignore
export const SURNAMES = ['Abercrombie', 'Baird', 'Buchanan', 'Cairncross', 'Dalziel', 'Erskine', 'Farquhar', 'Geddes', 'Haldane', 'Imrie', 'Jardine', 'Kinnear', 'Laidlaw', 'Menzies', 'Napier', 'Ogilvie', 'Paterson', 'Ramsay', 'Sinclair', 'Tulloch', 'Urquhart', 'Wedderburn', 'Yuill', 'Zielinski'] // oxfmt-ignore
export const TOWNS = [['Perth', 'PH1'], ['Perth', 'PH2'], ['Perth', 'PH1'], ['Crieff', 'PH7'], ['Crieff', 'PH7'], ['Pitlochry', 'PH16'], ['Pitlochry', 'PH16'], ['Dunkeld', 'PH8'], ['Blairgowrie', 'PH10'], ['Auchterarder', 'PH3']] as const // oxfmt-ignore
export const ROADS = ['Glover Street', 'Muirton Place', 'Needless Road', 'Tay Terrace', 'Burnside', 'Comrie Road', 'Viewlands Avenue'] // oxfmt-ignore
export const INSURERS = ['Caledonia Health', 'Northgate Mutual', 'Tay Assurance'] as const
export const COMPLAINTS: Record<Specialty, string[]> = {
  general_practice: ['Sore throat', 'Tiredness', 'Repeat prescription', 'Yearly check', 'Back from a trip'],
  physiotherapy: ['Lower back pain', 'Knee after a fall', 'Stiff shoulder', 'Running injury'],
  dermatology: ['Rash on the arms', 'Changing mole', 'Eczema'],
  cardiology: ['Palpitations', 'High blood pressure', 'Chest tightness'],
  paediatrics: ['Cough', 'Ear ache', 'Growth check'],
  womens_health: ['Routine screening', 'Advice on contraception', 'Irregular cycle'],
}
