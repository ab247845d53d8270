// DNS server for a test cluster without one: resolves services to their address, headless services to their ready pods.
import { createSocket } from 'node:dgram';
import { readFileSync } from 'node:fs';
import { request } from 'node:https';

const account = '/var/run/secrets/kubernetes.io/serviceaccount';
const [token, ca] = [`${account}/token`, `${account}/ca.crt`].map((file) => readFileSync(file, 'utf8'));

const list = (kind) =>
  new Promise((resolve, reject) => {
    const { KUBERNETES_SERVICE_HOST: host, KUBERNETES_SERVICE_PORT: port } = process.env;
    request(
      { host, port, path: `/api/v1/${kind}`, ca, headers: { authorization: `Bearer ${token}` } },
      async (response) => {
        const chunks = [];
        for await (const chunk of response) chunks.push(chunk);
        resolve(JSON.parse(Buffer.concat(chunks)).items);
      },
    )
      .on('error', reject)
      .end();
  });

let addresses = new Map();
async function refresh() {
  const [services, endpoints] = await Promise.all([list('services'), list('endpoints')]);
  const nameOf = ({ metadata: { name, namespace } }) => `${name}.${namespace}.svc.cluster.local`;
  const pods = new Map(
    endpoints.map((endpoint) => [
      nameOf(endpoint),
      (endpoint.subsets ?? []).flatMap((subset) => (subset.addresses ?? []).map(({ ip }) => ip)),
    ]),
  );
  addresses = new Map(
    services.map((service) => {
      const { clusterIP } = service.spec;
      return [nameOf(service), clusterIP === 'None' ? (pods.get(nameOf(service)) ?? []) : [clusterIP]];
    }),
  );
}
await refresh();
setInterval(() => refresh().catch((error) => console.error(error.message)), 500);

/** Returns the question section of a DNS query: name, type and end offset. */
function readQuestion(query) {
  const labels = [];
  let position = 12;
  for (let length = query[position]; length > 0; length = query[position]) {
    labels.push(query.toString('latin1', position + 1, position + 1 + length));
    position += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(position + 1), end: position + 5 };
}

function respond(query) {
  const { name, type, end } = readQuestion(query);
  const known = addresses.get(name);
  const found = type === 1 ? (known ?? []) : [];
  const header = Buffer.from(query.subarray(0, 12));
  // Flags: response, authoritative, recursion available. Code 3: NXDOMAIN.
  header.writeUInt16BE(0x8580 | (known ? 0 : 3), 2);
  for (const [offset, count] of [
    [4, 1],
    [6, found.length],
    [8, 0],
    [10, 0],
  ])
    header.writeUInt16BE(count, offset);
  const answers = found.map((address) =>
    Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...address.split('.').map(Number)]),
  );
  return Buffer.concat([header, query.subarray(12, end), ...answers]);
}

const socket = createSocket('udp4');
socket.on('message', (query, { address, port }) => socket.send(respond(query), port, address));
socket.bind(5353);
process.once('SIGTERM', () => process.exit(0));
