
import { globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { parse } from 'acorn'; import { simple } from 'acorn-walk';
import { textsFor } from './src/testing/feed-patterns.ts';
const files=[...globSync('/work/w2/api/src/mail/rules/*.ts'),...globSync('/work/w2/api/src/mail/threads/{subject-key,find-thread,mail-request}.ts'),...globSync('/work/w2/api/src/intake/spam/spam-score.ts'),...['visible-text','storable-text'].map(n=>`/work/w2/packages/contracts/src/${n}.ts`)].filter(f=>!/\.test\./.test(f));
let count=0,total=0; const begin=process.cpuUsage().user;
for (const f of files) {
  const prog=parse(stripTypeScriptTypes(readFileSync(f,'utf8')),{ecmaVersion:'latest',sourceType:'module'});
  const list:any[]=[]; simple(prog,{Literal(n:any){ if(n.regex) list.push(n.regex)}});
  for (const r of list){ count++;
    const re=new RegExp(r.pattern,r.flags); const t0=process.cpuUsage().user; let worst=0,what=''; let n=0;
    for (const s of textsFor(re)) { n++; const t=process.cpuUsage().user; s.replace(re,''); const d=(process.cpuUsage().user-t)/1000; if(d>worst){worst=d;what=JSON.stringify(s.slice(0,40));} if(d>3000) break; }
    const all=(process.cpuUsage().user-t0)/1000; total+=n;
    if(worst>150||all>1500) console.log(f.split('/').pop(), r.pattern.slice(0,90), 'worst',worst.toFixed(0),what,'all',all.toFixed(0),'texts',n);
  }
}
console.log(count,total,(process.cpuUsage().user-begin)/1e6);
