import 'server-only'
import { daysUntilErased } from '@/lib/domain/member/closing'
import { sessionLimits } from '@/lib/server/services/sessions/session'
import type { Retained, RetentionWords } from './retention-entries'
import type { Schema } from './schema'

const dayMs = 86_400_000
const yearMs = 365.25 * dayMs

/** A period of the table in words: Malay has one form for one and many. */
function period(ms: number): string {
  return ms >= yearMs ? `${Math.floor(ms / yearMs)} tahun` : `${Math.round(ms / dayMs)} hari`
}

/** `time`: how long a row is kept after it is over, by the table. */
type MalayWords = Omit<RetentionWords, 'howLong'> & { readonly howLong: (time: string) => string }

/** By the first table of each entry. */
const malay: Partial<Record<keyof Schema, MalayWords>> = {
  newsletter_subscribers: {
    what: 'Alamat e-mel anda, apabila anda melanggan surat berita',
    why: 'Untuk menghantarnya, dan untuk membuktikan bahawa anda bersetuju: teks yang mana, bila, melalui borang yang mana.',
    howLong: (time) =>
      `Selama anda melanggan, dan ${time} selepas itu. Pautan dalam setiap e-mel menghentikan surat berita serta-merta.`,
  },
  message_outbox: {
    what: 'Bahawa e-mel atau mesej teks dihantar kepada anda, atau melalui borang hubungan daripada anda kepada kami, dan bila; sehingga ia dihantar, secara tersulit, ke mana dan apa isinya, dengan fail yang anda lampirkan pada mesej kepada kami',
    why: 'Untuk mencuba lagi apabila ia tidak sampai, dan supaya ia tidak dihantar dua kali.',
    howLong: (time) => `${time} selepas dihantar. Isinya dan failnya dipadamkan sebaik sahaja ia dihantar.`,
  },
  joinings: {
    what: 'Semasa mendaftar akaun: alamat e-mel atau nombor telefon bimbit yang anda masukkan, dan, secara tersulit, apa yang anda isi',
    why: 'Supaya anda dapat menyambung dari tempat anda berhenti.',
    howLong: (time) => `Paling lama sehari, atau sejam bagi kata laluan baharu; dipadamkan ${time} selepas itu.`,
  },
  one_time_codes: {
    what: 'Bahawa kod sekali guna dihantar kepada anda dan berapa kali ia dicuba, dalam bentuk yang tidak mendedahkan kod itu',
    why: 'Supaya kod berfungsi sekali sahaja, selama lima minit dan lima percubaan, dan tiada sesiapa dihantar terlalu banyak kod.',
    howLong: (time) => `Lima minit; dipadamkan ${time} selepas itu.`,
  },
  redirect_clicks: {
    what: 'Produk mana yang anda tuju, dari halaman mana, dengan jenis peranti apa',
    why: 'Supaya rakan niaga dapat membayar kami. Ia tidak menyatakan siapa anda.',
    howLong: (time) => `${time}, seperti yang dikehendaki bagi rekod perakaunan kami.`,
  },
  survey_responses: {
    what: 'Jawapan anda kepada tinjauan, dengan jenis peranti',
    why: 'Untuk melihat apa yang kurang di sini. Alamat e-mel dan nombor panjang dibuang sebelum ia disimpan.',
    howLong: (time) => `${time}. Jawapan itu tidak dapat dikesan kembali kepada anda.`,
  },
  rate_limits: {
    what: 'Berapa kali alamat internet anda memanggil kami dalam minit atau jam ini, berapa banyak kod dihantar kepada sesuatu alamat e-mel atau nombor telefon bimbit dalam sehari, dan berapa kali kata laluan yang salah ditaip untuknya, sebagai kod yang tidak dapat diterbalikkan',
    why: 'Supaya laman ini kekal terbuka untuk semua orang.',
    howLong: () => 'Seminit, sejam atau sehari; dipadamkan dalam masa sejam selepas itu.',
  },
  consents: {
    what: 'Pilihan anda tentang analitik, di bawah nombor rawak yang hanya diketahui pelayar anda',
    why: 'Untuk membuktikan bahawa anda bersetuju, atau tidak.',
    howLong: (time) => `${time}.`,
  },
  accounts: {
    what: 'Dengan akaun: nama dan tarikh lahir anda, alamat e-mel atau nombor telefon bimbit anda, apa yang anda persetujui dan bila, kod yang tidak mendedahkan kata laluan anda, apa yang anda beritahu tentang diri anda, analisis dan perbandingan yang anda simpan, produk yang ada dalam senarai pendek anda, yang anda tuju atau minta dimaklumkan tentangnya, apa yang dinyatakan oleh angka senarai pendek anda semasa anda melihatnya dan sejak bila anda mempunyai sesuatu produk jika anda menyatakannya, dan bahawa anda menjawab tinjauan',
    why: 'Untuk membenarkan anda masuk dan bukan orang lain, untuk menunjukkan apa yang anda simpan, untuk menulis kepada anda apabila sesuatu produk berubah jika anda memintanya, dan untuk bertanya sekali sahaja. Apa yang anda beritahu tentang diri anda dan apa yang anda simpan adalah tersulit.',
    howLong: () =>
      `Sehingga anda memadamkannya: apa yang anda simpan, letak dalam senarai pendek atau tuju boleh dikembalikan selama sejam, dan dipadamkan selepas itu. Atau ${daysUntilErased} hari selepas anda menutup akaun: sebelum itu anda boleh membukanya semula.`,
  },
  sessions: {
    what: 'Dengan akaun: bila dan bagaimana anda log masuk, dalam pelayar apa, dan bila kali terakhir anda di sini, dengan kod yang tidak boleh digunakan untuk log masuk',
    why: 'Supaya anda kekal log masuk, dan supaya ia ditamatkan apabila orang lain menggunakan salinannya.',
    howLong: () => `${period(sessionLimits.absoluteMs)} selepas anda log masuk.`,
  },
  known_devices: {
    what: 'Dengan akaun: bahawa anda log masuk daripada sesuatu pelayar, melalui kod yang hanya ada pada pelayar itu; kami menyimpannya dalam bentuk yang tidak dapat diterbalikkan',
    why: 'Supaya orang asing yang mencuba kata laluan anda atau meminta kod berulang kali tidak menghalang anda masuk.',
    howLong: (time) => `Sehingga ${time} berlalu sejak kali terakhir anda log masuk daripadanya.`,
  },
  referrals: {
    what: 'Dengan akaun yang dibuka melalui kod rakan: kod itu, bila dan bagaimana ia sampai kepada anda, kata-kata yang ditunjukkan kepada anda, sama ada pelayar itu milik rakan anda, dan sama ada alamat, nombor telefon atau nombor MyKad anda pernah mempunyai akaun',
    why: 'Untuk mengetahui siapa menjemput siapa apabila program rujukan dimulakan, dan supaya tiada sesiapa menjemput dirinya sendiri.',
    howLong: (time) =>
      `Selama anda mempunyai akaun; selepas itu tanpa petunjuk tentang anda atau rakan anda, sehingga ${time} selepas anda menyertai.`,
  },
  points_account: {
    what: 'Dengan akaun yang mempunyai MX Points: berapa banyak mata yang masuk, keluar atau menunggu, bila, untuk jenis perkara apa, apa yang diputuskan oleh seseorang tentang sesuatu jemputan atau pengeluaran mata, dan sama ada anda bekerja untuk kami',
    why: 'Supaya setiap mata dapat dipertanggungjawabkan, kepada anda dan kepada kami.',
    howLong: () => 'Selama anda mempunyai akaun. Selepas itu angkanya kekal, tanpa petunjuk tentang siapa pemiliknya.',
  },
  former_identities: {
    what: 'Bagi alamat e-mel, nombor telefon bimbit atau nombor MyKad yang meninggalkan sesuatu akaun, atau yang akaunnya ditutup: kod yang tidak dapat diterbalikkan',
    why: 'Supaya tiada sesiapa menyertai berulang kali sebagai rakan baharu.',
    howLong: (time) => `${time} selepas ia meninggalkan akaun, atau selepas akaun itu dipadamkan.`,
  },
  passkeys: {
    what: 'Bersama akaun: separuh awam bagi setiap kunci laluan yang anda tambah, pada peranti mana, dan bila ia terakhir digunakan. Separuh lagi, cap jari dan wajah anda tidak pernah meninggalkan peranti anda',
    why: 'Supaya anda dapat log masuk dengannya.',
    howLong: () => 'Sehingga anda membuangnya, dan paling lama selama anda mempunyai akaun.',
  },
  recovery_codes: {
    what: 'Bersama akaun: bagi setiap kod pemulihan yang anda minta dibuat, bentuk yang tidak dapat diterbalikkan, dan bila anda menggunakannya',
    why: 'Supaya anda dapat log masuk dengannya sekali, apabila cara lain tidak dapat digunakan.',
    howLong: () => 'Sehingga anda meminta yang baharu, dan paling lama selama anda mempunyai akaun.',
  },
  passkey_challenges: {
    what: 'Bahawa sebuah pelayar diminta memberikan kunci laluan, melalui kod yang tidak dapat diterbalikkan',
    why: 'Supaya tiada sesiapa log masuk dengan jawapan yang dicuri dengar.',
    howLong: (time) => `Sehingga ia dijawab, paling lama lima minit; dipadamkan ${time} selepas itu.`,
  },
  replaced_contacts: {
    what: 'Bersama akaun: alamat e-mel atau nombor telefon bimbit yang anda tukar dengan yang lain, bersama kod yang tidak boleh menghasilkan pautan pembatalannya',
    why: 'Supaya anda dapat membatalkan pertukaran itu jika orang lain yang membuatnya.',
    howLong: (time) => `${time} selepas pertukaran itu.`,
  },
  campaign_reminders: {
    what: 'Alamat e-mel anda, apabila anda minta diingatkan tentang tarikh akhir sesuatu kempen',
    why: 'Untuk menulis kepada anda dua kali tentang kempen itu, dan untuk membuktikan bahawa anda bersetuju.',
    howLong: () =>
      'Sehingga kempen itu tamat. Pautan dalam setiap satu daripada dua e-mel itu memadamkannya serta-merta.',
  },
  address_alerts: {
    what: 'Alamat e-mel anda, apabila anda minta tanpa akaun supaya diberitahu tentang sesuatu produk: produk yang mana, bagi kes yang mana, dan apakah angkanya',
    why: 'Untuk menulis kepada anda apabila produk itu berubah, dan untuk membuktikan bahawa anda bersetuju.',
    howLong: (time) =>
      `Sehingga anda menghentikannya melalui pautan dalam setiap mesej. ${time} jika anda tidak mengesahkan alamat itu.`,
  },
  answer_feedback: {
    what: 'Sama ada sesuatu jawapan di pusat sokongan membantu anda, dengan kata-kata yang anda tambah',
    why: 'Untuk membaiki jawapan yang tidak membantu. Alamat e-mel dan nombor panjang dibuang sebelum ia disimpan.',
    howLong: (time) => `${time}. Ia tidak dapat dikesan kembali kepada anda.`,
  },
  idempotency_keys: {
    what: 'Jawapan kami apabila anda membuat akaun, menetapkan kata laluan baharu, menutup akaun atau menulis kepada kami, secara tersulit',
    why: 'Untuk memberikannya lagi apabila ia tidak sampai kepada anda, dan bukannya melakukan perkara yang sama dua kali.',
    howLong: (time) => `${time}.`,
  },
}

/** What a visitor is told of an entry in Bahasa Malaysia; null where nobody has translated it yet. */
export function keptInMalay({ tables, erasures }: Retained): RetentionWords | null {
  const [first] = tables
  const words = first === undefined ? undefined : malay[first]
  if (words === undefined) return null
  return { what: words.what, why: words.why, howLong: words.howLong(period(erasures[0]?.keptMs ?? 0)) }
}
