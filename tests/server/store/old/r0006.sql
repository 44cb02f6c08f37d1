BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('r0006');
CREATE TABLE deed (
	id TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	who TEXT NOT NULL, 
	act TEXT NOT NULL, 
	subject TEXT NOT NULL, 
	reason TEXT NOT NULL, 
	CONSTRAINT deed_pkey PRIMARY KEY (id)
);
CREATE TABLE door (
	id SMALLINT NOT NULL, 
	shut BOOLEAN NOT NULL, 
	CONSTRAINT door_pkey PRIMARY KEY (id)
);
CREATE TABLE guest (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	shape TEXT NOT NULL, 
	program BOOLEAN NOT NULL, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, 
	CONSTRAINT guest_pkey PRIMARY KEY (id)
);
CREATE TABLE hidden (
	guest TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	CONSTRAINT hidden_pkey PRIMARY KEY (guest, table_id), 
	CONSTRAINT hidden_guest_fkey FOREIGN KEY(guest) REFERENCES guest (id) ON DELETE CASCADE
);
CREATE TABLE hosting (
	table_id TEXT NOT NULL, 
	guest TEXT NOT NULL, 
	origin TEXT, 
	CONSTRAINT hosting_pkey PRIMARY KEY (table_id)
);
CREATE TABLE log (
	table_id TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	seat SMALLINT, 
	"key" TEXT NOT NULL, 
	act TEXT NOT NULL, 
	body TEXT NOT NULL, 
	CONSTRAINT log_pkey PRIMARY KEY (table_id, version)
)
 WITHOUT ROWID

;
CREATE TABLE notice (
	table_id TEXT NOT NULL, 
	code TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	game TEXT NOT NULL, 
	rules TEXT NOT NULL, 
	players SMALLINT NOT NULL, 
	free SMALLINT NOT NULL, 
	state TEXT NOT NULL, 
	opened BIGINT NOT NULL, 
	expires BIGINT NOT NULL, 
	CONSTRAINT notice_pkey PRIMARY KEY (table_id), 
	CONSTRAINT notice_code_key UNIQUE (code)
);
CREATE TABLE pad (
	id TEXT NOT NULL, 
	code TEXT NOT NULL, 
	guest TEXT, 
	opened TEXT NOT NULL, 
	expires BIGINT NOT NULL, 
	CONSTRAINT pad_pkey PRIMARY KEY (id), 
	CONSTRAINT pad_code_key UNIQUE (code)
);
INSERT INTO "pad" VALUES('35fee476d4de75afded7','igel-lampe-wolke','456fc3ab57d8f1ad','{"id":"35fee476d4de75afded7","by":"Anna","at":1794765600000,"game":"rallye","rules":"fx-schmid","revision":2,"names":["Anna","Ben","Chloé","Ömer"],"dealer":0,"date":"2026-11-18"}',1802541600000);
INSERT INTO "pad" VALUES('49f90e3a8758e09b200b','anker-wolke-igel',NULL,'{"id":"49f90e3a8758e09b200b","by":"Anna","at":1794765600000,"game":"uno","rules":"uno-carabiner","revision":1,"names":["Anna","Ben","Chloé"],"dealer":0,"date":"2026-11-18"}',1802541600000);
CREATE TABLE pad_event (
	pad_id TEXT NOT NULL, 
	id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	CONSTRAINT pad_event_pkey PRIMARY KEY (pad_id, id), 
	CONSTRAINT pad_event_number_key UNIQUE (pad_id, number), 
	CONSTRAINT pad_event_pad_id_fkey FOREIGN KEY(pad_id) REFERENCES pad (id) ON DELETE CASCADE
);
INSERT INTO "pad_event" VALUES('35fee476d4de75afded7','c434380f66503020cc60',1,'{"id":"c434380f66503020cc60","pad":"35fee476d4de75afded7","by":"Anna","at":1794765601000,"place":{"on":"field","round":1,"field":"km","of":0},"value":"1000","replaces":[]}');
INSERT INTO "pad_event" VALUES('35fee476d4de75afded7','cfb395a6e15ce790a429',2,'{"id":"cfb395a6e15ce790a429","pad":"35fee476d4de75afded7","by":"Bens Telefon: 2","at":1794765601000,"place":{"on":"problem","round":2,"field":"km","of":1,"reason":"distances-disagree"},"value":"yes","replaces":[]}');
INSERT INTO "pad_event" VALUES('35fee476d4de75afded7','1ff8bb4819b1a32e11ea',3,'{"id":"1ff8bb4819b1a32e11ea","pad":"35fee476d4de75afded7","by":"Anna","at":1794765602000,"place":{"on":"field","round":1,"field":"km","of":1},"value":"425","replaces":[]}');
INSERT INTO "pad_event" VALUES('35fee476d4de75afded7','be9fa76890500f094bc6',4,'{"id":"be9fa76890500f094bc6","pad":"35fee476d4de75afded7","by":"Anna","at":1794765603000,"place":{"on":"field","round":1,"field":"drove_200s","of":0},"value":"no","replaces":[]}');
INSERT INTO "pad_event" VALUES('35fee476d4de75afded7','f9ba8efa8970b74b4372',5,'{"id":"f9ba8efa8970b74b4372","pad":"35fee476d4de75afded7","by":"Anna","at":1794765604000,"place":{"on":"field","round":1,"field":"used_up","of":null},"value":"yes","replaces":[]}');
INSERT INTO "pad_event" VALUES('35fee476d4de75afded7','a59b65799df16d8faf64',6,'{"id":"a59b65799df16d8faf64","pad":"35fee476d4de75afded7","by":"Anna","at":1794765605000,"place":{"on":"field","round":1,"field":"drove_200s","of":0},"value":"no","replaces":["be9fa76890500f094bc6"]}');
INSERT INTO "pad_event" VALUES('35fee476d4de75afded7','7f38ef754705ddfcdec5',7,'{"id":"7f38ef754705ddfcdec5","pad":"35fee476d4de75afded7","by":"Anna","at":1794765606000,"place":{"on":"field","round":1,"field":"safeties","of":0},"value":"right-of-way driving-ace","replaces":[]}');
INSERT INTO "pad_event" VALUES('35fee476d4de75afded7','ae6bb8ff1e49536d457c',8,'{"id":"ae6bb8ff1e49536d457c","pad":"35fee476d4de75afded7","by":"Anna","at":1794765607000,"place":{"on":"field","round":1,"field":"coups_fourres","of":0},"value":"right-of-way","replaces":[]}');
INSERT INTO "pad_event" VALUES('35fee476d4de75afded7','b7f900fe4eb54ebb07ad',9,'{"id":"b7f900fe4eb54ebb07ad","pad":"35fee476d4de75afded7","by":"Anna","at":1794765608000,"place":{"on":"field","round":2,"field":"km","of":0},"value":"25","replaces":[]}');
INSERT INTO "pad_event" VALUES('35fee476d4de75afded7','bd6bcbd36a1f85576526',10,'{"id":"bd6bcbd36a1f85576526","pad":"35fee476d4de75afded7","by":"Anna","at":1794765609000,"place":{"on":"field","round":2,"field":"km","of":1},"value":"200","replaces":[]}');
INSERT INTO "pad_event" VALUES('35fee476d4de75afded7','0b113ee484497aa4477e',11,'{"id":"0b113ee484497aa4477e","pad":"35fee476d4de75afded7","by":"Anna","at":1794765610000,"place":{"on":"field","round":2,"field":"km","of":0},"value":"700","replaces":["b7f900fe4eb54ebb07ad"]}');
INSERT INTO "pad_event" VALUES('35fee476d4de75afded7','366e61a363b11bd293df',12,'{"id":"366e61a363b11bd293df","pad":"35fee476d4de75afded7","by":"Anna","at":1794765611000,"place":{"on":"field","round":2,"field":"distances","of":1},"value":"0 0 0 0 0","replaces":[]}');
INSERT INTO "pad_event" VALUES('35fee476d4de75afded7','e99fa16632c161b92895',13,'{"id":"e99fa16632c161b92895","pad":"35fee476d4de75afded7","by":"Anna","at":1794765612000,"place":{"on":"field","round":2,"field":"safeties","of":0},"value":"petrol-station","replaces":[]}');
INSERT INTO "pad_event" VALUES('35fee476d4de75afded7','8f9fc8d9c9e45ac5e492',14,'{"id":"8f9fc8d9c9e45ac5e492","pad":"35fee476d4de75afded7","by":"Anna","at":1794765613000,"place":{"on":"field","round":3,"field":"km","of":1},"value":"700","replaces":[]}');
INSERT INTO "pad_event" VALUES('35fee476d4de75afded7','d4879627e71554f4212e',15,'{"id":"d4879627e71554f4212e","pad":"35fee476d4de75afded7","by":"Anna","at":1794765614000,"place":{"on":"field","round":3,"field":"km","of":0},"value":"725","replaces":[]}');
INSERT INTO "pad_event" VALUES('35fee476d4de75afded7','a198f291f92266925343',16,'{"id":"a198f291f92266925343","pad":"35fee476d4de75afded7","by":"Anna","at":1794765615000,"place":{"on":"field","round":3,"field":"safeties","of":1},"value":"right-of-way","replaces":[]}');
INSERT INTO "pad_event" VALUES('35fee476d4de75afded7','0335b3112cbde554ff74',17,'{"id":"0335b3112cbde554ff74","pad":"35fee476d4de75afded7","by":"Anna","at":1794765616000,"place":{"on":"field","round":4,"field":"km","of":1},"value":"1000","replaces":[]}');
INSERT INTO "pad_event" VALUES('35fee476d4de75afded7','3c2458e262e36821d5ad',18,'{"id":"3c2458e262e36821d5ad","pad":"35fee476d4de75afded7","by":"Bens Telefon: 2","at":1794765602000,"place":{"on":"field","round":4,"field":"km","of":1},"value":"700","replaces":["0335b3112cbde554ff74"]}');
INSERT INTO "pad_event" VALUES('35fee476d4de75afded7','5aad18e5bb961cfc3a22',19,'{"id":"5aad18e5bb961cfc3a22","pad":"35fee476d4de75afded7","by":"Anna","at":1794765617000,"place":{"on":"field","round":4,"field":"km","of":0},"value":"0","replaces":[]}');
INSERT INTO "pad_event" VALUES('35fee476d4de75afded7','51ad2646fc543fcf6a57',20,'{"id":"51ad2646fc543fcf6a57","pad":"35fee476d4de75afded7","by":"Anna","at":1794765618000,"place":{"on":"field","round":4,"field":"drove_200s","of":1},"value":"yes","replaces":[]}');
INSERT INTO "pad_event" VALUES('35fee476d4de75afded7','bdef4af627b256d57fd2',21,'{"id":"bdef4af627b256d57fd2","pad":"35fee476d4de75afded7","by":"Anna","at":1794765619000,"place":{"on":"field","round":4,"field":"used_up","of":null},"value":"yes","replaces":[]}');
INSERT INTO "pad_event" VALUES('35fee476d4de75afded7','8209ec84c6a096089a64',22,'{"id":"8209ec84c6a096089a64","pad":"35fee476d4de75afded7","by":"Anna","at":1794765620000,"place":{"on":"field","round":4,"field":"safeties","of":1},"value":"none","replaces":[]}');
INSERT INTO "pad_event" VALUES('35fee476d4de75afded7','d7165690f64e2ec8c7a1',23,'{"id":"d7165690f64e2ec8c7a1","pad":"35fee476d4de75afded7","by":"Anna","at":1794765621000,"place":{"on":"field","round":4,"field":"km","of":1},"value":"725","replaces":["0335b3112cbde554ff74"]}');
INSERT INTO "pad_event" VALUES('35fee476d4de75afded7','222c4799c02d441be6fb',24,'{"id":"222c4799c02d441be6fb","pad":"35fee476d4de75afded7","by":"Anna","at":1794765622000,"place":{"on":"field","round":5,"field":"km","of":0},"value":"725","replaces":[]}');
INSERT INTO "pad_event" VALUES('35fee476d4de75afded7','1ddf87df548349e41d72',25,'{"id":"1ddf87df548349e41d72","pad":"35fee476d4de75afded7","by":"Anna","at":1794765623000,"place":{"on":"field","round":5,"field":"km","of":1},"value":"200","replaces":[]}');
INSERT INTO "pad_event" VALUES('35fee476d4de75afded7','425ffd80e81c290e995c',26,'{"id":"425ffd80e81c290e995c","pad":"35fee476d4de75afded7","by":"Anna","at":1794765624000,"place":{"on":"field","round":5,"field":"drove_200s","of":0},"value":"no","replaces":[]}');
INSERT INTO "pad_event" VALUES('35fee476d4de75afded7','2ff0880830ab453d34c0',27,'{"id":"2ff0880830ab453d34c0","pad":"35fee476d4de75afded7","by":"Anna","at":1794765625000,"place":{"on":"field","round":5,"field":"safeties","of":1},"value":"right-of-way","replaces":[]}');
INSERT INTO "pad_event" VALUES('35fee476d4de75afded7','cf32279c1039208837d8',28,'{"id":"cf32279c1039208837d8","pad":"35fee476d4de75afded7","by":"Anna","at":1794765626000,"place":{"on":"field","round":5,"field":"safeties","of":1},"value":null,"replaces":["2ff0880830ab453d34c0"]}');
INSERT INTO "pad_event" VALUES('35fee476d4de75afded7','e365831492ccb0830ebd',29,'{"id":"e365831492ccb0830ebd","pad":"35fee476d4de75afded7","by":"Anna","at":1794765627000,"place":{"on":"seat","seat":1},"value":"Opa Karl","replaces":[]}');
INSERT INTO "pad_event" VALUES('35fee476d4de75afded7','b69a827bebfb29232dd2',30,'{"id":"b69a827bebfb29232dd2","pad":"35fee476d4de75afded7","by":"Anna","at":1794765628000,"place":{"on":"dealer"},"value":"2","replaces":[]}');
INSERT INTO "pad_event" VALUES('49f90e3a8758e09b200b','a045699a8ceb4baf811e',1,'{"id":"a045699a8ceb4baf811e","pad":"49f90e3a8758e09b200b","by":"Bens Telefon: 2","at":1794765601000,"place":{"on":"problem","round":1,"field":"wilds","of":1,"reason":"hand-disagrees"},"value":"yes","replaces":[]}');
INSERT INTO "pad_event" VALUES('49f90e3a8758e09b200b','f54c3f50718ec4bf8aad',2,'{"id":"f54c3f50718ec4bf8aad","pad":"49f90e3a8758e09b200b","by":"Anna","at":1794765601000,"place":{"on":"field","round":1,"field":"out","of":null},"value":"1","replaces":[]}');
INSERT INTO "pad_event" VALUES('49f90e3a8758e09b200b','9bcea86f3cc060371f94',3,'{"id":"9bcea86f3cc060371f94","pad":"49f90e3a8758e09b200b","by":"Bens Telefon: 2","at":1794765602000,"place":{"on":"problem","round":2,"field":"numbers","of":1,"reason":"hand-disagrees"},"value":"yes","replaces":[]}');
INSERT INTO "pad_event" VALUES('49f90e3a8758e09b200b','f3f4fb1d9c8174b2e58f',4,'{"id":"f3f4fb1d9c8174b2e58f","pad":"49f90e3a8758e09b200b","by":"Anna","at":1794765602000,"place":{"on":"field","round":1,"field":"points","of":2},"value":"35","replaces":[]}');
INSERT INTO "pad_event" VALUES('49f90e3a8758e09b200b','a698736f4ad7745d2782',5,'{"id":"a698736f4ad7745d2782","pad":"49f90e3a8758e09b200b","by":"Bens Telefon: 2","at":1794765603000,"place":{"on":"problem","round":4,"field":"points","of":0,"reason":"hand-disagrees"},"value":"yes","replaces":[]}');
INSERT INTO "pad_event" VALUES('49f90e3a8758e09b200b','fd4bb66ae21986c4f014',6,'{"id":"fd4bb66ae21986c4f014","pad":"49f90e3a8758e09b200b","by":"Anna","at":1794765603000,"place":{"on":"field","round":1,"field":"points","of":1},"value":"7","replaces":[]}');
INSERT INTO "pad_event" VALUES('49f90e3a8758e09b200b','64238e23b69ed7e3ed81',7,'{"id":"64238e23b69ed7e3ed81","pad":"49f90e3a8758e09b200b","by":"Anna","at":1794765604000,"place":{"on":"field","round":1,"field":"cards","of":1},"value":"none","replaces":[]}');
INSERT INTO "pad_event" VALUES('49f90e3a8758e09b200b','e2da28c6b6a6bcfbe936',8,'{"id":"e2da28c6b6a6bcfbe936","pad":"49f90e3a8758e09b200b","by":"Anna","at":1794765605000,"place":{"on":"field","round":1,"field":"numbers","of":0},"value":"40","replaces":[]}');
INSERT INTO "pad_event" VALUES('49f90e3a8758e09b200b','c4b4d9978b3afb9aba50',9,'{"id":"c4b4d9978b3afb9aba50","pad":"49f90e3a8758e09b200b","by":"Anna","at":1794765606000,"place":{"on":"field","round":1,"field":"wilds","of":1},"value":"1","replaces":[]}');
INSERT INTO "pad_event" VALUES('49f90e3a8758e09b200b','a35a1b098473944c8b84',10,'{"id":"a35a1b098473944c8b84","pad":"49f90e3a8758e09b200b","by":"Anna","at":1794765607000,"place":{"on":"field","round":2,"field":"out","of":null},"value":"nobody","replaces":[]}');
INSERT INTO "pad_event" VALUES('49f90e3a8758e09b200b','e49d1cfb4ab2190ac1fd',11,'{"id":"e49d1cfb4ab2190ac1fd","pad":"49f90e3a8758e09b200b","by":"Anna","at":1794765608000,"place":{"on":"field","round":2,"field":"cards","of":1},"value":"blue-2 wild","replaces":[]}');
INSERT INTO "pad_event" VALUES('49f90e3a8758e09b200b','52b87fd64848921e8f9e',12,'{"id":"52b87fd64848921e8f9e","pad":"49f90e3a8758e09b200b","by":"Anna","at":1794765609000,"place":{"on":"field","round":2,"field":"numbers","of":1},"value":"0","replaces":[]}');
INSERT INTO "pad_event" VALUES('49f90e3a8758e09b200b','a624d9279c582517a32d',13,'{"id":"a624d9279c582517a32d","pad":"49f90e3a8758e09b200b","by":"Anna","at":1794765610000,"place":{"on":"field","round":2,"field":"wilds","of":1},"value":"0","replaces":[]}');
INSERT INTO "pad_event" VALUES('49f90e3a8758e09b200b','84252a3cc6fde04841ce',14,'{"id":"84252a3cc6fde04841ce","pad":"49f90e3a8758e09b200b","by":"Anna","at":1794765611000,"place":{"on":"field","round":3,"field":"out","of":null},"value":"1","replaces":[]}');
INSERT INTO "pad_event" VALUES('49f90e3a8758e09b200b','8e4b71fcefb544df3fe3',15,'{"id":"8e4b71fcefb544df3fe3","pad":"49f90e3a8758e09b200b","by":"Anna","at":1794765612000,"place":{"on":"field","round":3,"field":"points","of":1},"value":"0","replaces":[]}');
INSERT INTO "pad_event" VALUES('49f90e3a8758e09b200b','07d7e391e2c9cc0aefea',16,'{"id":"07d7e391e2c9cc0aefea","pad":"49f90e3a8758e09b200b","by":"Anna","at":1794765613000,"place":{"on":"field","round":3,"field":"points","of":2},"value":"0","replaces":[]}');
INSERT INTO "pad_event" VALUES('49f90e3a8758e09b200b','d78bd9e859cd2a073c9d',17,'{"id":"d78bd9e859cd2a073c9d","pad":"49f90e3a8758e09b200b","by":"Anna","at":1794765614000,"place":{"on":"field","round":3,"field":"cards","of":0},"value":"none","replaces":[]}');
INSERT INTO "pad_event" VALUES('49f90e3a8758e09b200b','846eb824b7beed7a230a',18,'{"id":"846eb824b7beed7a230a","pad":"49f90e3a8758e09b200b","by":"Anna","at":1794765615000,"place":{"on":"field","round":4,"field":"out","of":null},"value":"2","replaces":[]}');
INSERT INTO "pad_event" VALUES('49f90e3a8758e09b200b','b82673e5274d2fe627ac',19,'{"id":"b82673e5274d2fe627ac","pad":"49f90e3a8758e09b200b","by":"Anna","at":1794765616000,"place":{"on":"field","round":4,"field":"points","of":2},"value":"999","replaces":[]}');
INSERT INTO "pad_event" VALUES('49f90e3a8758e09b200b','ff51672ce243d0e2f65d',20,'{"id":"ff51672ce243d0e2f65d","pad":"49f90e3a8758e09b200b","by":"Anna","at":1794765617000,"place":{"on":"field","round":4,"field":"points","of":0},"value":"999","replaces":[]}');
INSERT INTO "pad_event" VALUES('49f90e3a8758e09b200b','bedf323542f80265476d',21,'{"id":"bedf323542f80265476d","pad":"49f90e3a8758e09b200b","by":"Anna","at":1794765618000,"place":{"on":"field","round":4,"field":"numbers","of":0},"value":"0","replaces":[]}');
INSERT INTO "pad_event" VALUES('49f90e3a8758e09b200b','b72db571835293d09193',22,'{"id":"b72db571835293d09193","pad":"49f90e3a8758e09b200b","by":"Anna","at":1794765619000,"place":{"on":"field","round":4,"field":"wilds","of":1},"value":"1","replaces":[]}');
INSERT INTO "pad_event" VALUES('49f90e3a8758e09b200b','57afaa1a4df5107b62af',23,'{"id":"57afaa1a4df5107b62af","pad":"49f90e3a8758e09b200b","by":"Anna","at":1794765620000,"place":{"on":"field","round":4,"field":"points","of":1},"value":"0","replaces":[]}');
INSERT INTO "pad_event" VALUES('49f90e3a8758e09b200b','361705d780f4f3b428db',24,'{"id":"361705d780f4f3b428db","pad":"49f90e3a8758e09b200b","by":"Bens Telefon: 2","at":1794765604000,"place":{"on":"field","round":4,"field":"points","of":1},"value":"120","replaces":["57afaa1a4df5107b62af"]}');
INSERT INTO "pad_event" VALUES('49f90e3a8758e09b200b','09fb00e8e77dfe1f2fcb',25,'{"id":"09fb00e8e77dfe1f2fcb","pad":"49f90e3a8758e09b200b","by":"Anna","at":1794765621000,"place":{"on":"field","round":4,"field":"points","of":1},"value":"0","replaces":["57afaa1a4df5107b62af"]}');
INSERT INTO "pad_event" VALUES('49f90e3a8758e09b200b','54bf53662c4f03c916e5',26,'{"id":"54bf53662c4f03c916e5","pad":"49f90e3a8758e09b200b","by":"Anna","at":1794765622000,"place":{"on":"field","round":5,"field":"out","of":null},"value":"2","replaces":[]}');
INSERT INTO "pad_event" VALUES('49f90e3a8758e09b200b','f2aeb20258c70feaba7a',27,'{"id":"f2aeb20258c70feaba7a","pad":"49f90e3a8758e09b200b","by":"Anna","at":1794765623000,"place":{"on":"field","round":5,"field":"points","of":0},"value":"999","replaces":[]}');
INSERT INTO "pad_event" VALUES('49f90e3a8758e09b200b','8ba20ba67e8feef6e971',28,'{"id":"8ba20ba67e8feef6e971","pad":"49f90e3a8758e09b200b","by":"Anna","at":1794765624000,"place":{"on":"field","round":5,"field":"points","of":2},"value":"999","replaces":[]}');
INSERT INTO "pad_event" VALUES('49f90e3a8758e09b200b','c436b8adbcb7bb393395',29,'{"id":"c436b8adbcb7bb393395","pad":"49f90e3a8758e09b200b","by":"Anna","at":1794765625000,"place":{"on":"field","round":5,"field":"points","of":2},"value":null,"replaces":["8ba20ba67e8feef6e971"]}');
INSERT INTO "pad_event" VALUES('49f90e3a8758e09b200b','ae5f931970a611c43a7f',30,'{"id":"ae5f931970a611c43a7f","pad":"49f90e3a8758e09b200b","by":"Anna","at":1794765626000,"place":{"on":"seat","seat":1},"value":"Opa Karl","replaces":[]}');
INSERT INTO "pad_event" VALUES('49f90e3a8758e09b200b','79bea83ee6a68a9cd37e',31,'{"id":"79bea83ee6a68a9cd37e","pad":"49f90e3a8758e09b200b","by":"Anna","at":1794765627000,"place":{"on":"dealer"},"value":"2","replaces":[]}');
CREATE TABLE pulse (
	id SMALLINT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pulse_pkey PRIMARY KEY (id)
);
CREATE TABLE sitting (
	guest TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	seat SMALLINT NOT NULL, 
	CONSTRAINT sitting_pkey PRIMARY KEY (guest, table_id, seat), 
	CONSTRAINT sitting_guest_fkey FOREIGN KEY(guest) REFERENCES guest (id) ON DELETE CASCADE
);
CREATE TABLE token (
	hash BLOB NOT NULL, 
	guest TEXT NOT NULL, 
	CONSTRAINT token_pkey PRIMARY KEY (hash), 
	CONSTRAINT token_guest_fkey FOREIGN KEY(guest) REFERENCES guest (id) ON DELETE CASCADE
);
CREATE TABLE visit (
	guest TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	CONSTRAINT visit_pkey PRIMARY KEY (guest, table_id), 
	CONSTRAINT visit_guest_fkey FOREIGN KEY(guest) REFERENCES guest (id) ON DELETE CASCADE
);
CREATE TABLE watch (
	table_id TEXT NOT NULL, 
	check_at BIGINT NOT NULL, 
	CONSTRAINT watch_pkey PRIMARY KEY (table_id)
);
CREATE INDEX log_at ON log (at);
CREATE INDEX watch_check_at ON watch (check_at);
CREATE INDEX notice_board ON notice (opened DESC) WHERE public AND free > 0;
CREATE INDEX notice_expires ON notice (expires);
CREATE INDEX guest_expires ON guest (expires);
CREATE INDEX token_guest ON token (guest);
CREATE INDEX sitting_table_id ON sitting (table_id);
CREATE INDEX hosting_guest ON hosting (guest);
CREATE INDEX visit_table_id ON visit (table_id);
CREATE INDEX deed_at ON deed (at);
CREATE INDEX hidden_table_id ON hidden (table_id);
CREATE INDEX pad_guest ON pad (guest);
CREATE INDEX pad_expires ON pad (expires);
COMMIT;
