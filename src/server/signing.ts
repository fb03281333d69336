import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import type { Signer } from '../kernel/signature.ts';
import type { Store } from '../store/store.ts';

/** The key of the house, made at its first start and kept with its tables: whoever has it can sign as the house. */
export async function houseSigner(store: Pick<Store, 'houseKey'>): Promise<Signer> {
  const fresh = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'der' });
  const kept = await store.houseKey(fresh.toString('base64'));
  const key = createPrivateKey({ key: Buffer.from(kept, 'base64'), type: 'pkcs8', format: 'der' });
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  return {
    house: Buffer.from(x, 'base64url').toString('hex'),
    sign: (message) => sign(null, message, key).toString('hex'),
  };
}
