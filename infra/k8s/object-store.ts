/** The fields we use of the Barman Cloud plugin's resource. Its types are not in the npm registry. */
export interface IObjectStore {
  apiVersion: 'barmancloud.cnpg.io/v1';
  kind: 'ObjectStore';
  metadata: { name: string; namespace: string };
  spec: {
    retentionPolicy: `${number}${'d' | 'w' | 'm'}`;
    configuration: {
      destinationPath: string;
      s3Credentials: { accessKeyId: SecretKey; secretAccessKey: SecretKey };
      wal: { compression: Compression };
      data: { compression: Compression };
    };
  };
}

interface SecretKey {
  name: string;
  key: string;
}

type Compression = 'bzip2' | 'gzip' | 'snappy';
