/**
 * What people call things beside our own words: Malay, short names and other spellings. Each row is one meaning; a search
 * for any of its names finds the others. Several words stand for all of them together.
 */
const meanings: readonly (readonly string[])[] = [
  ['kereta', 'car', 'motor', 'auto', 'hire purchase', 'sewa beli'],
  ['rumah', 'home', 'house', 'mortgage', 'property', 'hartanah'],
  ['pinjaman', 'loan', 'financing', 'pembiayaan', 'hutang'],
  ['peribadi', 'personal'],
  ['insurans', 'insurance', 'takaful', 'cover', 'perlindungan'],
  ['hayat', 'life', 'nyawa'],
  ['perubatan', 'medical', 'health', 'kesihatan', 'hospital'],
  ['kad', 'card'],
  ['kredit', 'credit'],
  ['bank', 'perbankan', 'banking'],
  ['akaun', 'account'],
  ['simpanan', 'savings', 'saving', 'tabungan'],
  ['semasa', 'current'],
  ['fd', 'fixed deposit', 'simpanan tetap', 'deposit tetap', 'time deposit', 'term deposit'],
  ['kadar', 'rate'],
  ['faedah', 'interest'],
  ['keuntungan', 'profit'],
  ['percuma', 'free', 'no fee'],
  ['yuran', 'fee', 'charge', 'caj'],
  ['tahunan', 'annual', 'yearly'],
  ['annual fee', 'yuran tahunan'],
  ['no annual fee', 'free for life', 'no yearly fee', 'tiada yuran tahunan'],
  ['pulangan tunai', 'cashback', 'cash back', 'rebate'],
  ['mata', 'points', 'rewards', 'ganjaran'],
  ['minyak', 'petrol', 'fuel'],
  ['barang dapur', 'groceries', 'supermarket'],
  ['makan', 'dining', 'restaurant'],
  ['pelancongan', 'travel', 'perjalanan'],
  ['islamik', 'islamic', 'islam', 'syariah', 'shariah', 'patuh syariah'],
  ['kalkulator', 'calculator', 'calculators', 'kira'],
  ['pencen', 'retirement', 'persaraan', 'epf', 'kwsp'],
  // “Will” alone is in every other text; who types it finds “wills” by its beginning.
  ['wasiat', 'wills', 'will services', 'faraid', 'pusaka'],
  ['suria', 'solar', 'tenaga solar'],
  ['pelaburan', 'investment', 'invest'],
  ['gaji', 'salary', 'income', 'pendapatan'],
  ['baki', 'balance'],
  ['pindahan baki', 'balance transfer'],
  ['esim', 'sim', 'roaming', 'data plan'],
  ['kecemasan', 'emergency'],
  ['pelajar', 'student', 'students'],
  ['warga emas', 'senior', 'seniors'],
  ['kerajaan', 'government'],
  ['rumah pertama', 'first home'],
  ['bayaran minimum', 'minimum payment', 'minimum card payment'],
  ['laporan kredit', 'credit report', 'credit reports'],
  ['perlindungan deposit', 'pidm', 'deposit protection'],
  ['penipuan', 'scam', 'scams', 'fraud'],
  ['baucar', 'voucher', 'vouchers'],
  ['kempen', 'campaign', 'campaigns'],
  ['bandingkan', 'compare', 'comparison', 'banding'],
  ['cukai', 'tax', 'taxes'],
  ['caruman', 'contribution', 'contributions'],
  ['harga', 'price', 'cost', 'kos'],
  ['surat berita', 'newsletter'],
  ['hubungi', 'contact', 'reach a person'],
  ['soalan lazim', 'faq', 'support centre'],
  ['buka akaun', 'open an account', 'join', 'daftar'],
  ['bahasa melayu', 'bahasa malaysia'],
]

/** A name as its words: `["fixed", "deposit"]`. */
export type NameWords = readonly string[]

const others = new Map<string, readonly NameWords[]>(
  meanings.flatMap((names) =>
    names.map((name) => [name, names.filter((one) => one !== name).map((one) => one.split(' '))] as const),
  ),
)

/** Most words of one name. */
const longestName = Math.max(...meanings.flat().map((name) => name.split(' ').length))

/** Words that name nothing: a search is for the others, where there are any. */
const unnamed: ReadonlySet<string> = new Set(
  (
    'a an and are at can did do does for from how i in is it me my of on or that the this to what when where which why with ' +
    'adakah apa bagaimana boleh dan dari di ini itu kami kenapa ke macam saya untuk yang'
  ).split(' '),
)

/** Those words of a search that name something; all of them where none does. */
export function namingWords(all: readonly string[]): readonly string[] {
  const naming = all.filter((word) => !unnamed.has(word))
  return naming.length === 0 ? all : naming
}

/** A part of a search: the words as typed, and other names for the same. */
export interface Meaning {
  readonly typed: NameWords
  readonly others: readonly NameWords[]
}

/** Reads the words of a search as names, the longest first: "kad kredit fd" is three of them. */
export function meaningsOf(words: readonly string[]): readonly Meaning[] {
  const found: Meaning[] = []
  for (let at = 0; at < words.length; ) {
    const length = longestAt(words, at)
    const typed = words.slice(at, at + length)
    found.push({ typed, others: others.get(typed.join(' ')) ?? [] })
    at += length
  }
  return found
}

function longestAt(words: readonly string[], at: number): number {
  for (let length = longestName; length > 1; length -= 1) {
    if (at + length <= words.length && others.has(words.slice(at, at + length).join(' '))) return length
  }
  return 1
}
