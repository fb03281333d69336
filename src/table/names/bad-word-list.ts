// Rude words, so that nobody need read them on a board. In plain small letters: `plain-letters.ts` makes such of any spelling.
// `word`: as a whole; `word*`: at the beginning of one; `*word*`: anywhere, for what no innocent name has in it.

export const POLISH = `
  *kurw* *kurew* *skurwys* *pierdol* *pierdal* *spierdal* *wypierd* *jeban* *jebac* *zajeb* *wyjeb* *pojeb* *zjeb* *rozjeb* *dojeb*
  *chuj* huj huje huja hujek hujem choj hoj *pizd* cwel cwele cwelu cwela ciota cioty cioto pedal pedaly pedale *pedofil*
  jeb jebie jebaka jebak jebnij jebie kutas* fiut fiuty fiutek cipa cipy cipo cipka cipki cipsko dupa dupy dupo dupe dupek dupki dupka dupsko
  gowno gowna gownem gowniarz gowniara gowniany sraka sraczka srac sram srasz szczac szczyny
  dziwk* suka suki suko sukinsyn szmata szmaty zdzira zdziry ladacznica
  debil* kretyn* idiota idiotka idioci matol matoly tuman przyglup* downik downy mongol
  cycki cyce cycek cyc penis penisy wagina lechtaczka sperma spermy orgazm seks sex seksowna seksowny ruchac rucham ruchanie ruchacz
  porno pornol pornos* gwalt gwalciciel gwalcic zboczeniec zbok
  hitler* adolfhitler nazista nazisci naziol zydek pierdziel pierdziec pierd pierdy zasraniec zasrany obsrany osral *sral*
`;

export const ENGLISH = `
  *fuck* fuk fuks fuker fck fcker fuq *motherf* cunt cunts cunty shit shits shitty shite shithead bullshit horseshit
  bitch bitches bitchy biatch whore whores slut sluts slutty hoe skank asshole* arsehole* ass asses arse arses jackass dumbass badass
  *nigger* nigga niggas nigra faggot* fag fags dyke tranny retard retards retarded spastic
  dickhead* dildo* cocksucker* cum cumming penis vagina pussy pussies boobs tits titties anal anus rectum wank wanker* twat* bollocks
  bastard bastards prick pricks porn porno pornstar rape raper rapist rapes molester pedo pedophile paedo
  hitler* nazi nazis neonazi gestapo kkk isis blowjob* handjob* orgasm sex sexy sexyboy sexygirl
  poop poopy pooper peepee turd turds fart farts farter piss pissed pisser damn goddamn crap crappy
`;
