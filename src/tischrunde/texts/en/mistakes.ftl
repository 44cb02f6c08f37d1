### What the command line cannot do, in English.

no-such-command = There is no command “{ $value }”. Did you mean “{ $nearest }”?
no-such-command-at-all = There is no command “{ $value }”; “{ $command } --help” lists them all.
no-such-choice = “{ $value }” does not fit { $name }. Did you mean “{ $nearest }”?
no-such-choice-at-all = “{ $value }” does not fit { $name }; choose from: { $choices }.
no-such-option = There is no option “{ $value }” here. Did you mean “{ $nearest }”?
no-such-option-at-all = There is no option “{ $value }” here; “{ $command } --help” lists them all.
did-you-mean = Did you mean “{ $nearest }”?
there-are = Choose from: { $list }.
too-much = “{ $value }” is too much here; “{ $command } --help” shows what belongs here.
missing = Still missing: { $names }. “{ $command } --help” shows how it is done.
missing-one-of = One of these is needed: { $names }. “{ $command } --help” shows how it is done.
missing-value = Something is missing after { $name }; “{ $command } --help” shows what.
not-together = { $name } and { $other } do not go together; leave one of them out.
takes-no-value = { $name } stands alone; leave out what follows the “=”.
no-int = { $name } needs a whole number like 2, not “{ $value }”.
no-count = { $name } needs a whole number from 1 on, not “{ $value }”.
no-float = { $name } needs a number like 2 or 0.5, not “{ $value }”.
no-port = { $name } needs the number of a port, 0 to 65535, not “{ $value }”.
no-databases = { $name } needs databases with names, separated by blanks: NAME=postgresql://…; the first one is called “home” already. “{ $value }” will not do.
misunderstood = This could not be understood ({ $words }); “{ $command } --help” shows how it is done.
file = There is trouble with “{ $file }”: { $reason }.
address = The server cannot listen at { $address }: { $reason }.
trouble-eacces = access is not permitted; choose another place or change the permissions
trouble-eaddrinuse = another program is listening there; choose another port with --port
trouble-eaddrnotavail = your computer does not have this address; name one it has with --host
trouble-eexist = there is something else already; choose another place
trouble-einval = nothing can have this name; choose another
trouble-eisdir = it is a folder; name a file
trouble-enoent = it does not exist; check the name
trouble-enospc = the disk is full; make room
trouble-enotdir = part of the path is not a folder; check the name
trouble-no-host = your computer does not know this name; name an address it has with --host
unexpected = This should not have happened ({ $error }). Please report it to us with your command and what it prints with TISCHRUNDE_DEBUG=1 before it.
